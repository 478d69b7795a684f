import type { RootContext } from '../../../platform/context.ts';
import { requireSameAccess } from '../queries/same-access.ts';
import { lockOwners } from '../queries.ts';

/** Holds the roles over every organization until the transaction ends; throws AccessChanged as `lockRoles` does. */
export const lockRootRoles = async ({ db, person }: RootContext): Promise<void> => {
  await lockOwners(db);
  await requireSameAccess(db, person);
};

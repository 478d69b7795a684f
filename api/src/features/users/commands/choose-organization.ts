import { notFound } from '#contract/errors.ts';
import type { PersonContext } from '../../../platform/context.ts';
import { listOrganizationsOf } from '../queries.ts';

/** Makes an organization the person's current one. Throws 404 for one they hold nothing in. */
export const chooseOrganization = async (
  { db, person, afterCommit, forget }: PersonContext,
  { id }: { id: string },
): Promise<void> => {
  const mine = await listOrganizationsOf(db, person.sub);
  if (!mine.some(({ org_id }) => org_id === id)) throw notFound('organization');
  await db.updateTable('users').set({ current_org_id: id }).where('sub', '=', person.sub).execute();
  afterCommit(() => forget(person.sub));
};

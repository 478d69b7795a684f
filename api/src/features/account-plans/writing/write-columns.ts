import type { Updateable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/tables.ts';

/** Writes columns of a plan that is held. */
export const writePlan = async (
  { db, organization }: Context,
  id: string,
  columns: Updateable<DB['account_plans']>,
): Promise<void> => {
  await db
    .updateTable('account_plans')
    .set(columns)
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};

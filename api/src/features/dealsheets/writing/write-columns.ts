import type { Updateable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/tables.ts';

/** Writes columns of a dealsheet that is held. */
export const writeDealsheet = async (
  { db, organization }: Context,
  id: string,
  columns: Updateable<DB['dealsheets']>,
): Promise<void> => {
  await db
    .updateTable('dealsheets')
    .set(columns)
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};

/** Writes columns of a revision whose dealsheet is held. */
export const writeRevision = async (
  { db, organization }: Context,
  { id, revision }: { readonly id: string; readonly revision: number },
  columns: Updateable<DB['dealsheet_revisions']>,
): Promise<void> => {
  await db
    .updateTable('dealsheet_revisions')
    .set(columns)
    .where('org_id', '=', organization)
    .where('dealsheet_id', '=', id)
    .where('revision', '=', revision)
    .execute();
};

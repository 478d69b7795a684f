import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { ImportsOf } from './imports.ts';

/** As many ids as are asked for, in the order in which they will be listed. */
export const makeIds = async ({ db }: Context, count: number): Promise<string[]> => {
  const { rows } = await sql<{
    id: string;
  }>`select uuidv7() as id from generate_series(1, ${count}::int)`.execute(db);
  return rows.map(({ id }) => id);
};

/** What an import did. */
export interface ImportOutcome {
  readonly id: string;
  readonly file_name: string;
  readonly made: readonly string[];
  readonly changed: readonly object[];
  readonly skipped: number;
}

/** What an import did as it is kept, so that it can be taken back. */
export const keptOf = ({ organization }: Context, { made, changed, ...outcome }: ImportOutcome) => ({
  ...{ org_id: organization, ...outcome },
  ...{ made: [...made], changed: JSON.stringify(changed) },
});

/** Writes down that an import was taken back. */
export const markUndone = async (
  { db, organization, now }: Context,
  { table }: ImportsOf,
  id: string,
): Promise<void> => {
  await db
    .updateTable(table)
    .set({ undone_at: now.toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
};

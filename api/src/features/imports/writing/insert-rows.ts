import { type Insertable, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/tables.ts';

type Creatable = 'members' | 'clients' | 'projects' | 'service_types';

/** Writes any number of rows with the same columns in one statement whose text doesn't depend on how many they are. */
export const insertRows = async <Table extends Creatable>(
  { db }: Context,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
};

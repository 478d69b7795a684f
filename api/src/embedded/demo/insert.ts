import type pg from 'pg';

/** A row as JSON; columns left out of the first row keep their defaults. */
export type Row = Readonly<Record<string, unknown>>;

/** Inserts many rows in one statement. */
export const insert = async (client: pg.Client, table: string, rows: readonly Row[]): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`;
  await client.query(text, [JSON.stringify(rows)]);
};

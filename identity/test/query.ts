import { Client } from 'pg';

/** Rows as the database has them, for what no page tells. */
export async function query(
  { databaseUrl }: { databaseUrl: string },
  sql: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

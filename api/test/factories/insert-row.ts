import type { TestDatabase } from '../database.ts';

/** Inserts a row as the owner of the database and returns its id. */
export const insertRow = async (
  database: TestDatabase,
  table: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<string> => {
  const names = Object.keys(fields);
  const [made] = await database.query<{ id: string }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(fields),
  );
  if (!made) throw new Error(`No row was made in ${table}.`);
  return made.id;
};

import type { TestDatabase } from './database.ts';

/** The tables of every schema in which one of these words stands, in text, JSON or bytes; `idp.users: word`. */
export const tracesOf = async (database: TestDatabase, words: readonly string[]): Promise<string[]> => {
  const tables = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const [held] = await database.query(
        `select from ${name} t where strpos(lower(t::text), lower($1)) > 0
           or strpos(t::text, encode(convert_to($1, 'UTF8'), 'hex')) > 0 limit 1`,
        [word],
      );
      if (held) found.push(`${name}: ${word}`);
    }
  }
  return found;
};

import type { TestDatabase } from '../database.ts';

/** md5 over the ordered rows of every table of ours, by table; only rows of `organization` where one is given. */
export const checksums = async (
  database: TestDatabase,
  organization?: string,
): Promise<Record<string, string>> => {
  const tables = await database.query<{ name: string; tenant: boolean }>(
    `select c.relname as name, exists (
       select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped) as tenant
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname = 'public' order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name, tenant } of tables.filter((table) => !organization || table.tenant)) {
    const rows = organization && tenant ? 'where org_id = $1' : '';
    const [sum] = await database.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as sum from ${name} t ${rows}`,
      organization ? [organization] : [],
    );
    sums[name] = sum?.sum ?? '';
  }
  return sums;
};

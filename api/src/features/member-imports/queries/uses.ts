import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { HeldImport } from './member-imports.ts';

/** Keys that an import itself makes: lines among its people, where they stood, and what they are able to do. */
const OWN = ['members', 'member_places', 'member_skills'];

interface Key {
  readonly table: string;
  readonly column: string;
}

/** Every key to people, as the database knows them: whoever adds one needs no list. */
const listKeys = async ({ db }: Context): Promise<Key[]> => {
  const { rows } = await sql<Key>`
    select k.conrelid::regclass::text as table, a.attname as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'org_id'
    where k.contype = 'f' and k.confrelid = 'members'::regclass`.execute(db);
  return rows.filter(({ table }) => !OWN.includes(table));
};

/** Names of the people of an import who were used or changed since, at most `most`, whose rows are held. */
export const listUsed = async (
  context: Context,
  { made, changed }: HeldImport,
  most: number,
): Promise<string[]> => {
  const { db, organization } = context;
  const pointed = (await listKeys(context)).map(
    ({ table, column }) => sql`select k.${sql.ref(column)} from ${sql.table(table)} k
      where k.org_id = ${organization}::uuid and k.${sql.ref(column)} = any (${made}::uuid[])`,
  );
  const ours = [...made, ...changed.map(({ id }) => id)];
  const { rows } = await sql<{ name: string }>`
    select m.name from members m
      where m.org_id = ${organization}::uuid and m.id = any (${made}::uuid[]) and (m.version <> 1 or m.id in (
        select k.manager_id from members k where k.org_id = ${organization}::uuid and k.manager_id = any (${made}::uuid[])
          and k.id <> all (${ours}::uuid[])
        union all
        select k.manager_id from member_places k where k.org_id = ${organization}::uuid and k.manager_id = any (${made}::uuid[])
          and k.member_id <> all (${ours}::uuid[])
        union all ${sql.join(pointed, sql` union all `)}))
    union all
    select m.name from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r (id uuid, version int)
      join members m on m.org_id = ${organization}::uuid and m.id = r.id
      where m.version <> r.version
    limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ name }) => name);
};

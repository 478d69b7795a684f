import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { MOVING_KEYS } from '../../clients/queries.ts';
import type { HeldImport } from './client-imports.ts';

/** What an import may itself have made of a client; a child of another is looked at by itself. */
const OWN = ['contacts', 'addresses', 'children'];

const pointed = MOVING_KEYS.filter(({ kind }) => !OWN.includes(kind)).map(
  ({ table, column }) =>
    sql`exists (select from ${sql.table(table)} k where k.org_id = c.org_id and k.${sql.ref(column)} = c.id)`,
);

/** Names of the clients of an import that were used or changed since, at most `most`, whose rows are held. */
export const listUsed = async (
  { db, organization }: Context,
  { made, changed }: HeldImport,
  most: number,
): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select c.name from clients c
      where c.org_id = ${organization}::uuid and c.id = any (${made}::uuid[]) and (
        c.version <> 1 or ${sql.join(pointed, sql` or `)}
        or exists (select from client_merges k where k.org_id = c.org_id and k.winner_id = c.id)
        or exists (select from client_merges k where k.org_id = c.org_id and k.loser_id = c.id)
        or exists (select from clients k where k.org_id = c.org_id and k.parent_id = c.id and k.id <> all (${made}::uuid[]))
        or exists (select from contacts k where k.org_id = c.org_id and k.client_id = c.id
          and (k.version <> 1 or k.created_at <> c.created_at))
        or exists (select from addresses k where k.org_id = c.org_id and k.client_id = c.id
          and (k.version <> 1 or k.created_at <> c.created_at)))
    union all
    select c.name from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
        as r (id uuid, version int, contact_id uuid, address_id uuid)
      join clients c on c.org_id = ${organization}::uuid and c.id = r.id
      where c.version <> r.version
        or exists (select from contacts k where k.org_id = c.org_id and k.id = r.contact_id and k.version <> 1)
        or exists (select from addresses k where k.org_id = c.org_id and k.id = r.address_id and k.version <> 1)
    limit ${sql.lit(most)}`.execute(db);
  return rows.map(({ name }) => name);
};

import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Couple } from '../queries/moving.ts';

/** Kinds of which a client has a main one; of addresses, one of each type. */
export const MAIN_ONES = [
  { kind: 'contacts', table: 'contacts', isSame: sql<boolean>`true` },
  { kind: 'addresses', table: 'addresses', isSame: sql<boolean>`w.type = r.type` },
] as const;

/** Ids by kind of what was the main one. */
export type Demoted = Readonly<Partial<Record<(typeof MAIN_ONES)[number]['kind'], readonly string[]>>>;

/** Makes those main ones plain that go to a client which has a main one already, and answers their ids. */
export const demote = async ({ db, organization }: Context, { winner, loser }: Couple): Promise<Demoted> => {
  const demoted: [string, string[]][] = [];
  for (const { kind, table, isSame } of MAIN_ONES) {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} r set main = false
      where r.org_id = ${organization}::uuid and r.client_id = ${loser}::uuid and r.main and r.archived_at is null
        and exists (select from ${sql.table(table)} w where w.org_id = r.org_id and w.client_id = ${winner}::uuid
          and w.main and w.archived_at is null and ${isSame})
      returning r.id`.execute(db);
    demoted.push([kind, rows.map(({ id }) => id)]);
  }
  return Object.fromEntries(demoted.filter(([, ids]) => ids.length > 0));
};

/** Makes them the main ones again, once they are back. */
export const promoteBack = async ({ db, organization }: Context, demoted: Demoted): Promise<void> => {
  for (const { kind, table } of MAIN_ONES) {
    const ids = demoted[kind];
    if (ids)
      await sql`update ${sql.table(table)} set main = true
        where org_id = ${organization}::uuid and id = any(${ids}::uuid[])`.execute(db);
  }
};

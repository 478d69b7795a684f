import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';

/** By seat, since when it is vacant; seats that aren't are left out. */
export const readVacancies = async (
  { db, organization }: Context,
  seats: readonly string[],
): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await sql<{ id: string; vacant_since: string }>`select id, vacant_since from positions
    where org_id = ${organization}::uuid and id = any (${seats}::uuid[]) and vacant_since is not null`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ id, vacant_since }) => [id, vacant_since]));
};

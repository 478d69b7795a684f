import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#contract/access/roles.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** Somebody of the team with a role in the organization. */
export interface Insider {
  readonly id: string;
  readonly name: string;
  readonly position: string | null;
  /** Identity subject. */
  readonly sub: string;
}

interface Place {
  readonly db: Database;
  readonly organization: string | null;
}

/** People of the team with an account and a role in the organization of at least `least`, by name. */
export const listInsiders = async (
  { db, organization }: Place,
  least: Role,
  conditions: readonly RawBuilder<unknown>[],
  most: number,
): Promise<readonly Insider[]> => {
  const { rows } = await sql<Insider>`
    select m.id, m.name, m.position, m.user_sub as sub from members m
    where m.org_id = ${organization} and m.archived_at is null and m.status not in ('invited', 'offboarded')
      and m.user_sub is not null and exists (
        select from role_grants g
        where g.org_id = m.org_id and g.subject = m.user_sub and g.project_id is null and g.role >= ${least}::role_name
          and g.archived_at is null and (g.expires_at is null or g.expires_at > now()))
      ${conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``}
    order by lower(m.name), m.id limit ${sql.lit(most)}`.execute(db);
  return rows;
};

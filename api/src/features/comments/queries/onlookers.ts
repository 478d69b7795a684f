import { type RawBuilder, sql } from 'kysely';
import type { Role } from '#contract/access/roles.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** Somebody of the team who may see a project, with the roles that let them. */
export interface Onlooker {
  readonly id: string;
  readonly name: string;
  readonly position: string | null;
  /** Identity subject. */
  readonly sub: string;
  readonly grants: readonly { readonly role: Role; readonly domain: string }[];
}

interface Place {
  readonly db: Database;
  readonly organization: string | null;
}

const inForce = sql`g.archived_at is null and (g.expires_at is null or g.expires_at > now())`;

/**
 * People with an account who see the project as `visibleProjects` says it of a caller: with a role above member in the
 * organization, a role on the project, or as its owner or sponsor. By name, after a name where one is given.
 */
export const listOnlookers = async (
  { db, organization }: Place,
  project: string,
  conditions: readonly RawBuilder<unknown>[],
  most: number,
): Promise<readonly Onlooker[]> => {
  const { rows } = await sql<Onlooker>`
    select m.id, m.name, m.position, m.user_sub as sub, held.grants
    from projects p join members m on m.org_id = p.org_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('role', g.role, 'domain', g.domain)) as grants,
        bool_or(g.project_id = p.id or g.role > 'member') as sees
      from role_grants g
      where g.org_id = m.org_id and g.subject = m.user_sub and (g.project_id is null or g.project_id = p.id) and ${inForce}
    ) held
    where p.org_id = ${organization} and p.id = ${project}
      and m.archived_at is null and m.status not in ('invited', 'offboarded') and m.user_sub is not null
      and held.grants is not null and (held.sees or m.id in (p.owner_id, p.sponsor_id))
      ${conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``}
    order by lower(m.name), m.id limit ${sql.lit(most)}`.execute(db);
  return rows;
};

/** Those of some members. */
export const isOneOf = (members: readonly string[]): RawBuilder<unknown> =>
  sql`m.id = any (${members}::uuid[])`;

/** Those with a word of their name that begins so. */
export const isCalled = (q: string): RawBuilder<unknown> => {
  const start = q.replace(/[\\%_]/g, '\\$&');
  return sql`(m.name ilike ${`${start}%`} or m.name ilike ${`% ${start}%`})`;
};

/** All but one member; null = nobody is left out. */
export const isNot = (member: string | null): RawBuilder<unknown> =>
  sql`m.id is distinct from ${member}::uuid`;

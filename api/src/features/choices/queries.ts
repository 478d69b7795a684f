import { sql } from 'kysely';
import { organizationDomain } from '#contract/access/permission.ts';
import type * as endpoints from '#contract/choices/endpoints.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import { visibleProjects } from '../projects/queries.ts';

/**
 * Clients that the caller may choose, by name; ones asked for by id also when they can't be chosen any more, with the name of
 * the one that they went into.
 */
export const listClientChoices = (
  context: Context,
  { q, id, per_page }: QueryOf<typeof endpoints.listClientChoices>,
) => {
  const { db, organization } = context;
  const conditions = [
    id ? sql<boolean>`c.id = any(${id}::uuid[])` : sql<boolean>`c.archived_at is null and c.status <> 'lost'`,
    ...(q ? [sql<boolean>`(c.name ilike ${like(q)} or c.code ilike ${like(q)})`] : []),
  ];
  const clients = db
    .selectFrom('clients as c')
    .leftJoin('clients as winner', (join) =>
      join.onRef('winner.org_id', '=', 'c.org_id').onRef('winner.id', '=', 'c.merged_into_id'),
    )
    .select(['c.id', sql<string>`coalesce(winner.name, c.name)`.as('name')])
    .select([
      sql<string | null>`case when winner.id is null then c.code else winner.code end`.as('code'),
      sql<string | null>`case when winner.id is null then c.currency else winner.currency end`.as('currency'),
    ])
    .where('c.org_id', '=', organization)
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy('c.sort_name')
    .orderBy('c.id')
    .limit(per_page);
  if (!isMember(context)) return clients.execute();
  const theirs = visibleProjects(context).select('projects.client_id');
  return clients.where(sql<string>`coalesce(winner.id, c.id)`, 'in', theirs).execute();
};

const isMember = ({ person, organization }: Context): boolean =>
  (person.permissions.highestRole(organizationDomain(organization)) ?? 'member') === 'member';

const like = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** Active service types, by name; with a project, those that its time may be logged as (none said = all). */
export const listServiceTypeChoices = (
  { db, organization }: Context,
  { q, id, per_page, project_id }: QueryOf<typeof endpoints.listServiceTypeChoices>,
) => {
  const conditions = [
    id
      ? sql<boolean>`s.id = any(${id}::uuid[])`
      : sql<boolean>`s.archived_at is null and s.status = 'active'`,
    ...(q ? [sql<boolean>`(s.name ilike ${like(q)} or s.code ilike ${like(q)})`] : []),
    ...(project_id && !id ? [allowedOn(project_id)] : []),
  ];
  return db
    .selectFrom('service_types as s')
    .select(['s.id', 's.name', 's.code', 's.category', 's.billable'])
    .where('s.org_id', '=', organization)
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy(sql`lower(s.name)`)
    .orderBy('s.id')
    .limit(per_page)
    .execute();
};

const allowedOn = (project: string) => {
  const chosen = sql`select from project_services p where p.org_id = s.org_id and p.project_id = ${project}::uuid`;
  return sql<boolean>`(not exists (${chosen}) or exists (${chosen} and p.service_type_id = s.id))`;
};

/** The people of the team, by name, without those who left; with `account` those who can hold a role. */
export const listPersonChoices = (
  { db, organization }: Context,
  { q, id, per_page, account }: QueryOf<typeof endpoints.listPersonChoices>,
) => {
  const conditions = [
    id
      ? sql<boolean>`m.id = any(${id}::uuid[])`
      : sql<boolean>`m.archived_at is null and m.status <> 'offboarded'`,
    ...(q ? [sql<boolean>`(m.name ilike ${like(q)} or m.email ilike ${like(q).slice(1)})`] : []),
    ...(account ? [sql<boolean>`m.user_sub is not null and m.status <> 'invited'`] : []),
  ];
  return db
    .selectFrom('members as m')
    .select(['m.id', 'm.name', 'm.position'])
    .where('m.org_id', '=', organization)
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
    .orderBy(sql`lower(m.name)`)
    .orderBy('m.id')
    .limit(per_page)
    .execute();
};

import { type RawBuilder, sql } from 'kysely';
import { projectDomain } from '#contract/access/permission.ts';
import type { Context } from '../../../platform/context.ts';

/** Whose capacity somebody reads: everybody's, that of people of some projects and their own, or their own alone. */
export interface Sight {
  readonly isAll: boolean;
  /** Projects that the caller plans, by name; empty where they plan all of them or none. */
  readonly projects: readonly string[];
  /** Whether the plan is shown; else what people were told of it. */
  readonly planning: boolean;
}

/** What the caller may read, from their grants alone. */
export const sightOf = ({ person, organization }: Context): Sight => {
  const { permissions, policy } = person;
  // Shifts are planned in projects: whoever may in one that nobody has a grant in, may in all of them.
  if (permissions.can('write', '/shifts', projectDomain(organization, 'any')))
    return { isAll: true, projects: [], planning: true };
  const place = projectDomain(organization, '');
  const projects = policy.data.g
    .filter(([, , , domain]) => domain.startsWith(place) && permissions.can('write', '/shifts', domain))
    .map(([, , , domain]) => domain.slice(place.length));
  return { isAll: false, projects, planning: projects.length > 0 };
};

const inForce = sql`g.archived_at is null and (g.expires_at is null or g.expires_at > now())`;

/** True of members `m` with a role on projects, who own or sponsor one, are booked on it or have logged on it in the days of `s`. */
export const isOfProjects = (organization: string, projects: RawBuilder<unknown>) => sql<boolean>`(
  m.user_sub in (select g.subject from role_grants g where g.org_id = ${organization} and ${inForce} and g.project_id in (${projects}))
  or m.id in (select x.member_id from projects o cross join lateral (values (o.owner_id), (o.sponsor_id)) x (member_id)
    where o.org_id = ${organization} and o.id in (${projects}) and x.member_id is not null)
  or m.id in (select a.member_id from assignments a where a.org_id = ${organization} and a.project_id in (${projects})
    and a.archived_at is null and a.day between s.first and s.last)
  or m.id in (select e.member_id from activity_entries e where e.org_id = ${organization} and e.project_id in (${projects})
    and e.archived_at is null and e.work_date between s.first and s.last))`;

/** True of members `m` whom the caller may read. */
export const isInSight = (
  { organization, member }: Context,
  { isAll, projects }: Sight,
): RawBuilder<boolean> => {
  if (isAll) return sql`true`;
  const own = sql<boolean>`m.id = ${member}::uuid`;
  if (projects.length === 0) return own;
  return sql`(${own} or ${isOfProjects(organization, sql`select unnest(${projects}::uuid[])`)})`;
};

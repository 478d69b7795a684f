import { sql } from 'kysely';
import type { RosterPerson } from '#contract/shifts/roster-shapes.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { weekCap } from './week-cap.ts';

/** A row of the roster, with the grade that rates may be scoped to. */
export interface PersonRow extends RosterPerson {
  readonly level: string | null;
}

/** What a roster is read of. */
export interface Scene {
  readonly from: string;
  readonly to: string;
  /** The first day of the week that planned minutes are of. */
  readonly week: string;
  /** Projects whose plan is shown, and those of which what was told is. */
  readonly planned: readonly string[];
  readonly told: readonly string[];
}

const inForce = sql`g.archived_at is null and (g.expires_at is null or g.expires_at > now())`;
const taking = sql.lit(`{${TAKING_STATUSES.join(',')}}`);

/** People who may see any of some projects, as `visibleProjects` says it of a caller, by members `m`. */
const onlookers = ({ organization }: Context, projects: readonly string[]) => sql`(
  m.user_sub in (select g.subject from role_grants g where g.org_id = ${organization} and ${inForce}
    and (g.project_id = any (${projects}::uuid[]) or (g.project_id is null and g.role > 'member')))
  or m.user_sub in (select r.subject from root_roles_on_team() r)
  or (m.user_sub is not null and m.id in (select x.member_id from projects o
    cross join lateral (values (o.owner_id), (o.sponsor_id)) x (member_id)
    where o.org_id = ${organization} and o.id = any (${projects}::uuid[]))))`;

/** Net minutes of a week by person: in every project for planners, else what was told of the projects shown. */
const weekOf = ({ organization }: Context, { week, planned, told }: Scene) => sql`(
  select a.member_id, sum(extract(epoch from a.ends_at - a.starts_at) / 60 - a.break_min)::int as minutes
  from assignments a
  where a.org_id = ${organization} and a.archived_at is null
    and a.status = any (${taking}::assignment_status[]) and a.day >= ${week}::date and a.day < ${week}::date + 7
    and (${planned.length > 0} or (a.published_at is not null and a.project_id = any (${told}::uuid[])))
  group by a.member_id)`;

/** Those who may be planned there, and whoever is on a shift of these days, by name. */
export const listPeople = async (context: Context, scene: Scene): Promise<readonly PersonRow[]> => {
  const { organization, db } = context;
  const { from, to } = scene;
  const projects = [...scene.planned, ...scene.told];
  const { rows } = await sql<PersonRow>`
    select m.id, m.name, m.position, m.level, coalesce(w.minutes, 0) as planned_min,
      ${weekCap} as cap_min, coalesce(k.skills, '[]') as skills
    from members m
    join organizations o on o.org_id = m.org_id
    left join ${weekOf(context, scene)} w on w.member_id = m.id
    left join (select k.member_id, json_agg(json_build_object('skill', k.skill, 'level', k.level, 'expires', k.expires)
        order by lower(k.skill), k.skill) as skills
      from member_skills k where k.org_id = ${organization} group by k.member_id) k on k.member_id = m.id
    where m.org_id = ${organization} and ((m.archived_at is null and m.status in ('active', 'on_leave')
        and m.start_date <= ${to}::date and coalesce(m.end_date >= ${from}::date, true) and ${onlookers(context, projects)})
      or m.id in (select a.member_id from assignments a
        where a.org_id = ${organization} and a.project_id = any (${projects}::uuid[]) and a.archived_at is null
          and a.day between ${from}::date and ${to}::date
          and (a.published_at is not null or a.project_id = any (${scene.planned}::uuid[]))))
    order by lower(m.name), m.id`.execute(db);
  return rows;
};

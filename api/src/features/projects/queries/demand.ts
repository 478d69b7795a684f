import { sql } from 'kysely';
import type { AnswerOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listProjectDemand as endpoint, ProjectDemand } from '#contract/projects/demand.ts';
import type { Reference } from '#contract/shapes.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';
import { findProject } from '../queries.ts';

const TAKING = sql.join(TAKING_STATUSES.map((status) => sql.lit(status)));

const serviceOf = (table: 'd' | 's') => sql`(
  select jsonb_build_object('id', t.id, 'name', t.name) from service_types t
  where t.org_id = ${sql.ref(`${table}.org_id`)} and t.id = ${sql.ref(`${table}.service_type_id`)})`;

/** What a project needs of people as it was sold, with what its roster has of it by now. Throws 404. */
export const listDemand = async (context: Context, project: string): Promise<AnswerOf<typeof endpoint>> => {
  if (!(await findProject(context, project))) throw notFound('project');
  const { db, organization } = context;
  const { rows: data } = await sql<ProjectDemand>`
    select d.id, d.name, ${serviceOf('d')} as service, d.role, d.phase, d.minutes, d.from_date as from, d.until_date as until
    from project_demand d where d.org_id = ${organization}::uuid and d.project_id = ${project}::uuid
    order by d.place, d.id`.execute(db);
  const { rows: planned } = await sql<Planned>`
    select max(${serviceOf('s')}::text)::jsonb as service,
      sum(s.headcount * s.minutes)::int as places_minutes, sum(s.taken * s.minutes)::int as taken_minutes
    from (
      select s.org_id, s.service_type_id, s.headcount,
        greatest(extract(epoch from s.ends_at - s.starts_at) / 60 - s.break_min, 0) as minutes,
        (select count(*) from assignments a where a.org_id = s.org_id and a.shift_id = s.id
          and a.archived_at is null and a.status in (${TAKING})) as taken
      from shifts s where s.org_id = ${organization}::uuid and s.project_id = ${project}::uuid and s.status <> 'cancelled') s
    group by s.service_type_id order by 1`.execute(db);
  return { data, planned, minutes: data.reduce((all, { minutes }) => all + minutes, 0) };
};

interface Planned {
  readonly service: Reference | null;
  readonly places_minutes: number;
  readonly taken_minutes: number;
}

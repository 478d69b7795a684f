import { sql } from 'kysely';
import type { ServiceDemand } from '#contract/insights/planning/demand.ts';
import { LOGGABLE_STATUSES } from '#contract/projects/states.ts';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';

/** What projects under way were sold with by service, and what of it is on their rosters. */
export const listDemands = async ({ db, organization }: Context): Promise<readonly ServiceDemand[]> => {
  const { rows } = await sql<ServiceDemand>`
    with sold as (
      select d.project_id, d.service_type_id, max(d.role) as role, sum(d.minutes)::int as minutes, min(d.from_date) as since,
        case when bool_or(d.until_date is null) then null else max(d.until_date) end as until
      from project_demand d where d.org_id = ${organization} group by 1, 2),
    planned as (
      select s.project_id, s.service_type_id, sum(s.headcount * s.minutes)::int as places, sum(s.taken * s.minutes)::int as taken
      from (select s.project_id, s.service_type_id, s.headcount,
          greatest(extract(epoch from s.ends_at - s.starts_at) / 60 - s.break_min, 0) as minutes,
          (select count(*) from assignments a where a.org_id = s.org_id and a.shift_id = s.id and a.archived_at is null
            and a.status = any (${[...TAKING_STATUSES]}::assignment_status[])) as taken
        from shifts s where s.org_id = ${organization} and s.status <> 'cancelled'
          and s.project_id in (select x.project_id from sold x)) s
      group by 1, 2)
    select jsonb_build_object('id', p.id, 'name', p.name) as project,
      case when t.id is null then null else jsonb_build_object('id', t.id, 'name', t.name) end as service,
      x.role, x.minutes, coalesce(y.places, 0) as places, coalesce(y.taken, 0) as taken, x.since::text as from, x.until::text as until
    from sold x
    join projects p on p.org_id = ${organization} and p.id = x.project_id and p.archived_at is null
      and p.status = any (${[...LOGGABLE_STATUSES]}::project_status[])
    left join service_types t on t.org_id = ${organization} and t.id = x.service_type_id
    left join planned y on y.project_id = x.project_id and y.service_type_id is not distinct from x.service_type_id
    order by p.id, t.id`.execute(db);
  return rows;
};

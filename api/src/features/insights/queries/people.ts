import { sql } from 'kysely';
import type { Place, TimeNames, TimePerson, TimeProject } from '#contract/insights/detecting.ts';
import type { Context } from '../../../platform/context.ts';

type Inside = Pick<Context, 'db' | 'organization'>;

/** Everybody of the team, and whoever left it with time in these days, in the order in which their time is read. */
export const listPeople = async (
  { db, organization }: Inside,
  { from, to }: Place,
): Promise<TimePerson[]> => {
  const { rows } = await sql<TimePerson>`
    select m.id, m.name, m.department, m.manager_id, m.employment, m.status, m.user_sub is not null as reachable,
      m.start_date::text, m.end_date::text, m.weekly_capacity_minutes as weekly_min, coalesce(l.days, '[]') as leave
    from members m
    left join (
      select d.member_id, jsonb_agg(jsonb_build_object('day', d.day, 'minutes', d.minutes) order by d.day) as days
      from (select l.member_id, l.day, -sum(l.minutes)::int as minutes from leave_entries l
        where l.org_id = ${organization} and l.kind in ('taken', 'returned') and l.day between ${from}::date and ${to}::date
        group by 1, 2 having sum(l.minutes) < 0) d
      group by 1) l on l.member_id = m.id
    where m.org_id = ${organization} and (m.archived_at is null or exists (
      select from activity_entries e where e.org_id = m.org_id and e.member_id = m.id and e.archived_at is null
        and e.work_date between ${from}::date and ${to}::date))
    order by m.id desc`.execute(db);
  return rows;
};

/** What entries name. */
export const readNames = async ({ db, organization }: Inside): Promise<TimeNames> => {
  const { rows: projects } = await sql<TimeProject & { readonly id: string }>`
    select p.id, p.name, p.code, p.status, p.start_date::text, p.end_date::text, p.client_id
    from projects p where p.org_id = ${organization}`.execute(db);
  const services = await db
    .selectFrom('service_types')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .execute();
  return {
    projects: new Map(projects.map(({ id, ...project }) => [id, project])),
    services: new Map(services.map(({ id, name }) => [id, name])),
  };
};

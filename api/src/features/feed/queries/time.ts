import { type RawBuilder, sql } from 'kysely';
import { type Ask, isOneOf, likeOf, type Source } from './source.ts';

/** Time that was logged, where it was logged; what an import brought, where it was worked. */
export const timeSource: Source = {
  kind: 'time',
  from: sql`activity_entries e`,
  at: sql`e.feed_at`,
  id: sql`e.id`,
  columns: sql`e.org_id, e.member_id, e.project_id, e.service_type_id, e.work_date, e.started_at, e.ended_at, e.duration_s,
    e.own_timezone, e.category, e.note, e.billable, e.source, e.status, e.reverses`,
  conditions: (ask) => [
    sql`e.org_id = ${ask.organization} and e.project_id = ${ask.project} and e.archived_at is null`,
    ...narrowed(ask),
  ],
  answer: () => sql`(
    select jsonb_build_object(
      'member', jsonb_build_object('id', m.id, 'name', m.name),
      'service', case when v.id is not null then jsonb_build_object('id', v.id, 'name', v.name) end,
      'work_date', s.work_date, 'duration_s', s.duration_s, 'category', s.category, 'note', s.note, 'billable', s.billable,
      'source', s.source, 'status', s.status,
      'start', to_char(s.started_at at time zone z.zone, 'HH24:MI'), 'end', to_char(s.ended_at at time zone z.zone, 'HH24:MI'),
      'ends_next_day', coalesce((s.ended_at at time zone z.zone)::date > s.work_date, false),
      'reverses', case when s.reverses is not null then (
        select jsonb_build_object('id', r.id, 'work_date', r.work_date) from activity_entries r
        where r.org_id = s.org_id and r.id = s.reverses) end,
      'reversed_by', case when s.status = 'locked' then (
        select jsonb_build_object('id', r.id, 'work_date', r.work_date) from activity_entries r
        where r.org_id = s.org_id and r.reverses = s.id) end)
    from members m
    join organizations o on o.org_id = m.org_id
    join projects p on p.org_id = m.org_id and p.id = s.project_id
    left join service_types v on v.org_id = m.org_id and v.id = s.service_type_id
    cross join lateral (select coalesce(s.own_timezone, p.site_timezone, o.timezone) as zone) z
    where m.org_id = s.org_id and m.id = s.member_id)`,
};

const narrowed = ({ filters }: Ask): RawBuilder<unknown>[] => {
  const { member_id, from, to, q, service_type_id, status, billable } = filters;
  return [
    ...(member_id
      ? [
          isOneOf(
            sql`e.member_id`,
            member_id.map((id) => sql`${id}::uuid`),
          ),
        ]
      : []),
    ...(from ? [sql`e.work_date >= ${from}::date`] : []),
    ...(to ? [sql`e.work_date <= ${to}::date`] : []),
    ...(service_type_id ? [servedBy(service_type_id)] : []),
    ...(status ? [sql`e.status = any (${status}::activity_status[])`] : []),
    ...(billable === undefined ? [] : [sql`e.billable = ${billable}`]),
    ...(q ? [saysOf(likeOf(q))] : []),
  ];
};

const saysOf = (like: string): RawBuilder<unknown> =>
  sql`(e.note ilike ${like} or exists (select from service_types v
    where v.org_id = e.org_id and v.id = e.service_type_id and v.name ilike ${like}))`;

/** True for time of one of the service types; `none` = time without one. */
const servedBy = (given: readonly string[]): RawBuilder<unknown> => {
  const ids = given.filter((one) => one !== 'none');
  const isOne = sql`e.service_type_id = any (${ids}::uuid[])`;
  return ids.length === given.length ? isOne : sql`(${isOne} or e.service_type_id is null)`;
};

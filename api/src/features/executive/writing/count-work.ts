import { type RawBuilder, sql } from 'kysely';
import type { Days, Inside } from '../rules/days.ts';

/**
 * Counts anew what people had to work on some days and logged, by department, as the capacity page says it: a week's capacity is spread over
 * its days, so that days are whole weeks, but for those outside of `first` and `last`. People as in capacity/queries/people.ts, capacity as the
 * contract's capacityOf.
 */
export const countWork = async (
  { db, organization }: Inside,
  days: Days & { readonly first: string; readonly last: string },
): Promise<void> => {
  const org = sql`${organization}::uuid`;
  const kept = sql`between greatest(s.first, ${days.first}::date) and least(s.last, ${days.last}::date)`;
  await sql`
    with ${calendarOf(org, days)},
    ${peopleOf(org)},
    ${capacityOf},
    logged as (
      select p.department, e.work_date as day, sum(e.duration_s) as seconds, coalesce(sum(e.duration_s) filter (where e.billable), 0) as billable
      from people p cross join span s
      cross join lateral (select * from activity_entries x where x.org_id = ${org} and x.member_id = p.id and x.archived_at is null
        and x.work_date between s.first and s.last offset 0) e
      group by 1, 2),
    counted as materialized (
      select coalesce(c.department, l.department) as department, coalesce(c.day, l.day) as day, coalesce(c.minutes, 0) as capacity,
        coalesce(l.seconds, 0) as logged, coalesce(l.billable, 0) as billable
      from capacity c full join logged l on l.department = c.department and l.day = c.day),
    told as (select c.* from counted c cross join span s where (capacity, logged, billable) <> (0, 0, 0) and day ${kept}),
    gone as (delete from portfolio_work t using span s where t.org_id = ${org} and t.day ${kept}
      and not exists (select from told w where w.day = t.day and w.department = t.department))
    insert into portfolio_work as t (org_id, day, department, capacity_min, logged_s, billable_s)
      select ${org}, day, department, capacity, logged, billable from told
    on conflict (org_id, day, department) do update
      set capacity_min = excluded.capacity_min, logged_s = excluded.logged_s, billable_s = excluded.billable_s
      where (t.capacity_min, t.logged_s, t.billable_s) <> (excluded.capacity_min, excluded.logged_s, excluded.billable_s)`.execute(
    db,
  );
};

/** Whole weeks, and which of their days are worked. */
const calendarOf = (org: RawBuilder<unknown>, { from, until }: Days) => sql`
    span as materialized (
      select o.*, a.from - (extract(dow from a.from)::int - o.week_start + 7) % 7 as first,
        a.until + 6 - (extract(dow from a.until)::int - o.week_start + 7) % 7 as last
      from (select ${from}::date as from, ${until}::date as until) a cross join (
        select c.max_week_h, c.week_start, case when (select sum(w) from unnest(c.working_days) w) = 0
          then '{1,1,1,1,1,1,1}'::smallint[] else c.working_days end as minutes
        from organizations c where c.org_id = ${org}) o),
    calendar as materialized (
      select s.first + n as day, n / 7 as week, w.minutes, case when h.date is null then w.minutes else 0 end as work
      from span s cross join lateral generate_series(0, s.last - s.first) n
      cross join lateral (select (s.minutes)[extract(dow from s.first + n)::int + 1]::int as minutes) w
      left join holidays h on h.org_id = ${org} and h.date = s.first + n)`;

/** Who is here at all, and which of their days leave takes. */
const peopleOf = (org: RawBuilder<unknown>) => sql`
    people as materialized (
      select m.id, coalesce(m.department, '') as department, least(m.weekly_capacity_minutes, s.max_week_h * 60) as weekly,
        m.start_date as since, coalesce(m.end_date, 'infinity') as until
      from members m cross join span s
      where m.org_id = ${org} and m.archived_at is null and m.employment <> 'placeholder'
        and (m.status in ('active', 'on_leave') or (m.status = 'offboarded' and m.end_date is not null))),
    away as materialized (
      select l.member_id, l.day, -sum(l.minutes)::int as minutes from leave_entries l cross join span s
      where l.org_id = ${org} and l.kind in ('taken', 'returned') and l.day between s.first and s.last
      group by 1, 2 having sum(l.minutes) < 0)`;

/** Each week's capacity, spread over what is open of its days so that these add up to it. */
const capacityOf = sql`
    open as (
      select p.id, p.department, p.weekly, c.day, c.week, c.minutes,
        case when c.day between p.since and p.until then greatest(0, c.work - coalesce(a.minutes, 0)) else 0 end as open
      from people p cross join span s join calendar c on p.since <= s.last and p.until >= s.first
      left join away a on a.member_id = p.id and a.day = c.day),
    weeks as (
      select *, sum(minutes) over week as whole, sum(open) over week as left, sum(open) over (week order by day) as until
      from open window week as (partition by id, week)),
    capacity as (
      select department, day, sum(case when w.left = 0 then 0 else
        round(c.minutes * w.until / w.left::numeric) - round(c.minutes * (w.until - w.open) / w.left::numeric) end)::int as minutes
      from weeks w cross join lateral (select w.weekly - round(w.weekly * (w.whole - w.left) / w.whole::numeric) as minutes) c
      group by 1, 2)`;

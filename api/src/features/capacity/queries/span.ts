import { sql } from 'kysely';
import { WEEKS_BACK } from '#contract/capacity/shapes.ts';
import type { Context } from '../../../platform/context.ts';

/** Which weeks: from the one that a day lies in, else some weeks ago. */
export interface Weeks {
  readonly from?: string | undefined;
  readonly weeks: number;
}

/**
 * `span` = the organization with its day and the first and last of the weeks; `calendar` = their days, with minutes of work; `spans` = the
 * weeks, with what is worked in them. Where no weekday has minutes, every day weighs the same.
 */
export const calendarOf = ({ organization }: Context, { from, weeks }: Weeks) => sql`
  span as materialized (
    select x.*, x.first + ${weeks * 7 - 1}::int as last,
      ((x.first - 1)::timestamp at time zone 'UTC') as since, ((x.first + ${weeks * 7 + 1}::int)::timestamp at time zone 'UTC') as until
    from (
      select o.max_week_h, o.today, o.minutes, d.day - (extract(dow from d.day)::int - o.week_start + 7) % 7 as first
      from (select c.max_week_h, c.week_start, (now() at time zone c.timezone)::date as today,
          case when (select sum(w) from unnest(c.working_days) w) = 0 then '{1,1,1,1,1,1,1}'::smallint[] else c.working_days end as minutes
        from organizations c where c.org_id = ${organization}) o
      cross join lateral (select coalesce(${from ?? null}::date, o.today - ${WEEKS_BACK * 7}::int) as day) d) x),
  calendar as materialized (
    select s.first + n as day, n / 7 as week, h.name as holiday, (s.minutes)[extract(dow from s.first + n)::int + 1]::int as minutes,
      case when h.date is null then (s.minutes)[extract(dow from s.first + n)::int + 1]::int else 0 end as work
    from span s cross join generate_series(0, ${weeks * 7 - 1}::int) n
    left join holidays h on h.org_id = ${organization} and h.date = s.first + n),
  spans as materialized (
    select c.week, min(c.day) as first, max(c.day) as last, sum(c.minutes)::int as minutes, sum(c.work)::int as work,
      max(c.day) < min(s.today) as past,
      coalesce(jsonb_agg(jsonb_build_object('date', c.day, 'name', c.holiday) order by c.day)
        filter (where c.holiday is not null), '[]') as holidays
    from calendar c cross join span s group by c.week)`;

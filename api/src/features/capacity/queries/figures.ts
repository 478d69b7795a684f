import { type RawBuilder, sql } from 'kysely';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import type { Context } from '../../../platform/context.ts';

const TAKING = sql.join(TAKING_STATUSES.map((status) => sql.lit(status)));

const minutesOf = (from: 'a' | 't') =>
  sql`extract(epoch from ${sql.ref(`${from}.ends_at`)} - ${sql.ref(`${from}.starts_at`)}) / 60 - ${sql.ref(`${from}.break_min`)}`;

/** Firm bookings of a person `p` in the days of `s`: `day`, `project_id`, `minutes`, and whether they were told of it. */
export const bookingsOf = ({ organization }: Context, planning: boolean): RawBuilder<unknown> =>
  planning
    ? sql`(select a.day, a.project_id, ${minutesOf('a')} as minutes, a.published_at is not null as told
        from assignments a where a.org_id = ${organization} and a.member_id = p.id and a.archived_at is null
          and a.booking = 'hard' and a.status in (${TAKING}) and a.starts_at > s.since and a.starts_at < s.until
          and a.day between s.first and s.last)`
    : sql`(select t.day, t.project_id, ${minutesOf('t')} as minutes, true as told
        from assignments a join published_shifts t on t.org_id = a.org_id and t.shift_id = a.shift_id and not t.cancelled
        where a.org_id = ${organization} and a.member_id = p.id and a.published_at is not null and a.withdrawn_at is null
          and a.booking = 'hard' and a.status in (${TAKING}) and t.day between s.first and s.last)`;

/** Time that a person `p` logged in the days of `s`: `day`, `project_id`, `seconds`, and whether it is `billable`. */
export const entriesOf = ({ organization }: Context) => sql`(
  select e.work_date as day, e.project_id, e.duration_s as seconds, e.billable from activity_entries e
  where e.org_id = ${organization} and e.member_id = p.id and e.archived_at is null and e.work_date between s.first and s.last)`;

/** Days of approved leave of a person `p` in the days of `s`, with its minutes of the working calendar: `day`, `minutes`. */
export const leaveOf = ({ organization }: Context) => sql`(
  select l.day, -sum(l.minutes)::int as minutes from leave_entries l
  where l.org_id = ${organization} and l.member_id = p.id and l.kind in ('taken', 'returned') and l.day between s.first and s.last
  group by l.day having sum(l.minutes) < 0)`;

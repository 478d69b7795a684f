import { sql } from 'kysely';
import { TAKING_STATUSES } from '#contract/shifts/states.ts';
import { type Effect, FROM, type Planned, personOn, TO } from './effects.ts';

const TAKING = sql.join(TAKING_STATUSES.map((status) => sql.lit(status)));

/** Shifts of the next four weeks that begin too soon after the one before. */
const shortRests = ({ organization, before, after }: Planned): Effect => {
  const short = (hours: number) => sql`(r.rest < make_interval(hours => ${hours}::int))::int`;
  return {
    ...{ field: 'min_rest_h', effect: 'short_rests', unit: 'rows' },
    rows: sql`select c.*, c.before <> c.after as changed from (
      select r.shift_id as id, ${personOn(sql.ref('r.day'))}, 'shift' as type,
        ${short(before.min_rest_h)} as before, ${short(after.min_rest_h)} as after
      from (
        select a.member_id, a.shift_id, a.day,
          a.starts_at - lag(a.ends_at) over (partition by a.member_id order by a.starts_at, a.id) as rest
        from assignments a
        where a.org_id = ${organization}::uuid and a.archived_at is null and a.status in (${TAKING})
          and a.day between ${FROM} - 3 and ${TO}) r
      join members m on m.org_id = ${organization}::uuid and m.id = r.member_id
      where r.day >= ${FROM} and r.rest is not null) c`,
  };
};

/** Weeks of the next four in which somebody is planned for longer than they may. */
const longWeeks = ({ organization, before, after }: Planned): Effect => {
  const over = (hours: number) =>
    sql`(w.minutes > least(nullif(m.weekly_capacity_minutes, 0), ${hours * 60}::int))::int`;
  const week = sql`a.day - (extract(dow from a.day)::int - ${before.week_start}::int + 7) % 7`;
  return {
    ...{ field: 'max_week_h', effect: 'long_weeks', unit: 'rows' },
    rows: sql`select c.*, c.before <> c.after as changed from (
      select m.id, ${personOn(sql.ref('w.week'))}, 'member' as type,
        ${over(before.max_week_h)} as before, ${over(after.max_week_h)} as after
      from (
        select a.member_id, ${week} as week,
          sum(extract(epoch from a.ends_at - a.starts_at) / 60 - a.break_min) as minutes
        from assignments a
        where a.org_id = ${organization}::uuid and a.archived_at is null and a.status in (${TAKING})
          and a.day between ${FROM} - 6 and ${TO} group by 1, 2) w
      join members m on m.org_id = ${organization}::uuid and m.id = w.member_id
      where w.week > ${FROM} - 7) c`,
  };
};

/** What fields do to rosters. */
export const ROSTERS = {
  min_rest_h: (planned: Planned) => [shortRests(planned)],
  max_week_h: (planned: Planned) => [longWeeks(planned)],
} as const;

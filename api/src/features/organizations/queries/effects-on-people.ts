import { type RawBuilder, sql } from 'kysely';
import { type Effect, FROM, named, type Planned, personOn, TO } from './effects.ts';

/** Minutes of a weekday; where nobody works on any, every day weighs the same. */
const minutesOf = (working: readonly number[]): readonly number[] =>
  working.some((minutes) => minutes > 0) ? working : working.map(() => 1);

const isHoliday = ({ organization }: Planned, day: RawBuilder<unknown>) =>
  sql`exists (select from holidays h where h.org_id = ${organization}::uuid and h.date = ${day})`;

const wouldBeHoliday = (planned: Planned, day: RawBuilder<unknown>) =>
  sql`case when ${day} = any (${planned.days}::date[]) then ${day} = any (${planned.holidays}::date[])
    else ${isHoliday(planned, day)} end`;

/** What is worked on each of the days from one to another: `day`, `before`, `after`. */
const workOn = (planned: Planned, first: RawBuilder<unknown>, last: RawBuilder<unknown>) => {
  const day = sql.ref('g.day');
  const work = (working: readonly number[], free: RawBuilder<unknown>) =>
    sql`case when ${free} then 0 else (${working}::int[])[extract(dow from g.day)::int + 1] end`;
  return sql`(
    select g.day, ${work(minutesOf(planned.before.working_days), isHoliday(planned, day))} as before,
      ${work(minutesOf(planned.after.working_days), wouldBeHoliday(planned, day))} as after
    from (select d::date as day from generate_series(${first}::date, ${last}::date, interval '1 day') d) g)`;
};

const sumOf = (working: readonly number[]) => minutesOf(working).reduce((sum, minutes) => sum + minutes, 0);

/** Minutes that people have in four weeks, as the capacity page counts them. */
const capacity = (field: string, planned: Planned): Effect => {
  const { organization, before, after } = planned;
  const minutes = (side: 'before' | 'after', { working_days, max_week_h }: Planned['before']) =>
    sql`round(least(m.weekly_capacity_minutes, ${max_week_h * 60}::int) * sum(w.${sql.raw(side)}) / ${sumOf(working_days)}::numeric)`;
  return {
    ...{ field, effect: 'capacity', unit: 'minutes' },
    rows: sql`select c.*, c.before <> c.after as changed from (
      select m.id, ${named(sql.ref('m.name'))}, 'member' as type, ${minutes('before', before)} as before, ${minutes('after', after)} as after
      from members m cross join ${workOn(planned, FROM, TO)} w
      where m.org_id = ${organization}::uuid and m.archived_at is null and m.employment <> 'placeholder'
        and m.status in ('active', 'on_leave') and w.day between m.start_date and coalesce(m.end_date, 'infinity')
      group by m.id, m.name, m.weekly_capacity_minutes) c`,
  };
};

/** Leave of the next four weeks that waits or is approved, in minutes of the working calendar. */
const leave = (field: string, planned: Planned): Effect => {
  const taken = (side: 'before' | 'after') => {
    const work = sql.raw(`w.${side}`);
    return sql`sum(case l.part when 'morning' then ceil(${work} / 2.0) when 'afternoon' then floor(${work} / 2.0)
      when 'hours' then least(${work}, l.minutes) else ${work} end)`;
  };
  return {
    ...{ field, effect: 'leave', unit: 'minutes' },
    rows: sql`select c.*, c.before <> c.after as changed from (
      select l.id, ${personOn(sql.ref('l.from_date'))}, 'leave' as type, ${taken('before')} as before, ${taken('after')} as after
      from leave_requests l join members m on m.org_id = l.org_id and m.id = l.member_id
      cross join ${workOn(planned, FROM, TO)} w
      where l.org_id = ${planned.organization}::uuid and l.status in ('requested', 'approved') and w.day between l.from_date and l.to_date
      group by l.id, l.from_date, m.name) c`,
  };
};

/** Shifts on days that would become holidays, or would stop being some. */
const holidayShifts = (planned: Planned): Effect => ({
  ...{ field: 'holidays', effect: 'holiday_shifts', unit: 'rows' },
  rows: sql`select c.*, c.before <> c.after as changed from (
    select s.id, p.name as label, s.day, 'shift' as type, (${isHoliday(planned, sql.ref('s.day'))})::int as before,
      (${wouldBeHoliday(planned, sql.ref('s.day'))})::int as after
    from shifts s join projects p on p.org_id = s.org_id and p.id = s.project_id
    where s.org_id = ${planned.organization}::uuid and s.status <> 'cancelled' and s.day = any (${planned.days}::date[])) c`,
});

/** What fields do to people's hours. */
export const PEOPLE = {
  working_days: (planned: Planned) => [capacity('working_days', planned), leave('working_days', planned)],
  max_week_h: (planned: Planned) => [capacity('max_week_h', planned)],
  holidays: (planned: Planned) => [
    capacity('holidays', planned),
    leave('holidays', planned),
    holidayShifts(planned),
  ],
} as const;

import { type RawBuilder, sql } from 'kysely';
import { type Effect, MONTH, type Planned, personOn } from './effects.ts';
import type { SettingsRow } from './settings.ts';

const ENTRIES = sql`activity_entries e join members m on m.org_id = e.org_id and m.id = e.member_id`;
const person = personOn(sql.ref('e.work_date'));
const entry = sql`e.id, ${person}, 'activity-entry' as type`;

/** Time of the last whole month by person, project and day, as it is rounded. */
const rounded = (field: string, { organization, before, after }: Planned): Effect => {
  const to = ({ rounding, rounding_minutes }: SettingsRow) => {
    const step = sql`${rounding_minutes * 60}::numeric`;
    const whole = { none: null, up: sql`ceil`, down: sql`floor`, nearest: sql`round` }[rounding];
    return whole
      ? sql`sign(s.seconds) * ${whole}(abs(s.seconds) / ${step}) * ${step} / 60`
      : sql`s.seconds / 60.0`;
  };
  return {
    ...{ field, effect: 'rounded_time', unit: 'minutes' },
    rows: sql`select c.*, c.before <> c.after as changed from (
      select s.id, s.label, s.day, 'member' as type, ${to(before)} as before, ${to(after)} as after from (
        select m.id, ${person}, sum(e.duration_s) as seconds from ${ENTRIES}
        where e.org_id = ${organization}::uuid and e.archived_at is null and e.work_date ${MONTH}
        group by m.id, m.name, e.work_date, e.project_id) s) c`,
  };
};

/** Whom submitted time would wait for, and what of it would wait for nobody. */
const approval = ({ organization, before, after }: Planned): Effect[] => {
  const words = ({ approval: asked }: SettingsRow) => sql`(
    select count(*)::int as missing, array_agg(w.approver_id order by w.step) as people
    from words_on(e, ${asked}::organization_approval, m.manager_id, m.user_sub, p.owner_id) w where not w.given)`;
  const waiting = sql`from ${ENTRIES} left join projects p on p.org_id = e.org_id and p.id = e.project_id
    cross join lateral ${words(before)} b cross join lateral ${words(after)} a
    where e.org_id = ${organization}::uuid and e.archived_at is null and e.status = 'submitted'`;
  const field = 'approval';
  return [
    {
      ...{ field, effect: 'waiting_time', unit: 'rows' },
      rows: sql`select ${entry}, (b.missing, b.people) is distinct from (a.missing, a.people) as changed,
        b.missing as before, a.missing as after ${waiting}`,
    },
    {
      ...{ field, effect: 'unapproved_time', unit: 'rows' },
      rows: sql`select ${entry}, (b.missing = 0) <> (a.missing = 0) as changed, (b.missing = 0)::int as before,
        (a.missing = 0)::int as after ${waiting}`,
    },
  ];
};

const NOT_SENT = sql`e.archived_at is null and e.status in ('draft', 'rejected')`;

/** Time that its people can still change. */
const editable = ({ organization, before, after }: Planned): Effect => {
  const open = ({ edit_window_days: days }: SettingsRow) =>
    days === 0 ? sql`1` : sql`(muster_today() - e.work_date <= ${days}::int)::int`;
  return {
    ...{ field: 'edit_window_days', effect: 'editable_time', unit: 'rows' },
    rows: sql`select c.*, c.before <> c.after as changed from (
      select ${entry}, ${open(before)} as before, ${open(after)} as after from ${ENTRIES}
      where e.org_id = ${organization}::uuid and ${NOT_SENT}) c`,
  };
};

const LACKS = {
  require_project: sql`e.project_id is null`,
  require_note: sql`e.note = ''`,
  require_service: sql`e.service_type_id is null`,
} as const;

/** Time that isn't submitted yet and lacks what would be required. */
const incomplete = (field: keyof typeof LACKS, { organization, before, after }: Planned): Effect => ({
  ...{ field, effect: 'incomplete_time', unit: 'rows' },
  rows: sql`select ${entry}, true as changed, ${Number(before[field])}::int as before, ${Number(after[field])}::int as after
    from ${ENTRIES} where e.org_id = ${organization}::uuid and ${NOT_SENT} and ${LACKS[field]}`,
});

/** Time that isn't submitted yet and shares hours with other time of its person, so that it can't be. */
const overlapping = ({ organization, before, after }: Planned): Effect => ({
  ...{ field: 'allow_overlap', effect: 'overlapping_time', unit: 'rows' },
  rows: sql`select ${entry}, true as changed, ${Number(!before.allow_overlap)}::int as before, ${Number(!after.allow_overlap)}::int as after
    from ${ENTRIES} where e.org_id = ${organization}::uuid and ${NOT_SENT} and ${counts(sql.raw('e'))} and exists (
      select from activity_entries o where o.org_id = e.org_id and o.member_id = e.member_id and o.id <> e.id
        and o.work_date between e.work_date - 1 and e.work_date + 1 and o.archived_at is null and ${counts(sql.raw('o'))}
        and (o.started_at, o.ended_at) overlaps (e.started_at, e.ended_at))`,
});

/** Time by the clock that wasn't taken back, and takes none back. */
const counts = (row: RawBuilder<unknown>) => sql`${row}.started_at is not null and ${row}.ended_at is not null
  and ${row}.reverses is null and not exists (
    select from activity_entries r where r.org_id = ${row}.org_id and r.reverses = ${row}.id)`;

/** Submitted weeks that another first day of the week would cut in two. */
const split = ({ organization, before, after }: Planned): Effect => {
  const week = ({ week_start }: SettingsRow) =>
    sql`e.work_date - (extract(dow from e.work_date)::int - ${week_start}::int + 7) % 7`;
  return {
    ...{ field: 'week_start', effect: 'split_weeks', unit: 'rows' },
    rows: sql`select m.id, ${personOn(sql.ref('x.week'))}, 'member' as type, x.weeks > 1 as changed, 1 as before, x.weeks as after
      from (select e.member_id, ${week(before)} as week, count(distinct ${week(after)})::int as weeks from activity_entries e
        where e.org_id = ${organization}::uuid and e.archived_at is null and e.status = 'submitted' group by 1, 2) x
      join members m on m.org_id = ${organization}::uuid and m.id = x.member_id`,
  };
};

/** Time by the clock, of this month and the last, that would lie on another day. */
const moved = ({ organization, after }: Planned): Effect => ({
  ...{ field: 'timezone', effect: 'moved_days', unit: 'rows' },
  rows: sql`select ${entry}, (e.started_at at time zone ${after.timezone})::date <> e.work_date as changed,
    null::int as before, null::int as after from ${ENTRIES} left join projects p on p.org_id = e.org_id and p.id = e.project_id
    where e.org_id = ${organization}::uuid and e.archived_at is null and e.started_at is not null and coalesce(e.own_timezone, p.site_timezone) is null
      and e.work_date >= (date_trunc('month', muster_today()) - interval '1 month')::date`,
});

/** Time of the fiscal year that is running. */
const fiscal = ({ organization, before, after }: Planned): Effect => {
  const start = ({
    fiscal_month,
  }: SettingsRow) => sql`(select (y.first - case when y.first > muster_today() then interval '1 year'
    else interval '0' end)::date from (select make_date(extract(year from muster_today())::int, ${fiscal_month}::int, 1) as first) y)`;
  const minutes = (side: SettingsRow) =>
    sql`case when e.work_date >= ${start(side)} then e.duration_s / 60.0 else 0 end`;
  return {
    ...{ field: 'fiscal_month', effect: 'fiscal_year', unit: 'minutes' },
    rows: sql`select c.*, c.before <> c.after as changed from (
      select ${entry}, ${minutes(before)} as before, ${minutes(after)} as after from ${ENTRIES}
      where e.org_id = ${organization}::uuid and e.archived_at is null
        and e.work_date between least(${start(before)}, ${start(after)}) and muster_today()) c`,
  };
};

/** What fields do to time. */
export const TIME = {
  rounding: (planned: Planned) => [rounded('rounding', planned)],
  rounding_minutes: (planned: Planned) => [rounded('rounding_minutes', planned)],
  approval,
  edit_window_days: (planned: Planned) => [editable(planned)],
  require_project: (planned: Planned) => [incomplete('require_project', planned)],
  require_note: (planned: Planned) => [incomplete('require_note', planned)],
  require_service: (planned: Planned) => [incomplete('require_service', planned)],
  allow_overlap: (planned: Planned) => [overlapping(planned)],
  week_start: (planned: Planned) => [split(planned)],
  timezone: (planned: Planned) => [moved(planned)],
  fiscal_month: (planned: Planned) => [fiscal(planned)],
} as const;

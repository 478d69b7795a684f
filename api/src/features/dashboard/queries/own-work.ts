import { sql } from 'kysely';
import { addDays } from '#contract/activity/rules.ts';
import { DAYS_AHEAD, ROWS_LISTED, ROWS_SHOWN } from '#contract/dashboard/shapes.ts';
import { typesOf } from '#contract/notifications/catalogue.ts';
import { readOwnWeek } from '../../activity/queries.ts';
import { leaveAhead } from '../../leave/queries.ts';
import { openParts, PLAN_PARTS } from '../../members/queries.ts';
import { mentionsUnread } from '../../notifications/queries.ts';
import { chartOf, countOf, countRows, daysOf, rowOf, searchOf } from '../presenter.ts';
import type { ReadWidget } from './scene.ts';
import type { OwnShift } from './shifts-ahead.ts';

const dayHref = (date: string) => `/daily-activity${searchOf({ date })}`;

/** The running week's time by day, and the days of it and of the one before that hold none. */
export const readWeek: ReadWidget = async ({ context, settings, member, today }) => {
  const { logged_s, days, missing } = await readOwnWeek(context, settings, member);
  const href = `/daily-activity${searchOf({ view: 'week', date: today })}`;
  return {
    figures: [
      { name: 'logged', value: logged_s, unit: 'seconds', currency: null, href },
      countOf('days_missing', missing.length),
    ],
    chart: chartOf(
      { shape: 'columns', unit: 'seconds', counts: 'logged', against: 'expected' },
      days.map(({ day, seconds, expected_s: of }) => ({ day, value: seconds, of, href: dayHref(day) })),
    ),
    rows: missing.map((day) => rowOf({ id: day, title: '', day, mark: 'overdue', href: dayHref(day) })),
    href,
  };
};

/** Shifts of the days ahead, as they were published. */
export const readShifts: ReadWidget = async (scene) => {
  const shifts = await scene.shifts();
  const offered = shifts.filter(({ mine }) => mine.status === 'offered');
  return {
    figures: [countOf('rows', shifts.length), countOf('offered', offered.length)],
    chart: chartOf(
      { shape: 'columns', unit: 'seconds', counts: 'rostered' },
      rosteredOf(shifts, scene.today),
    ),
    rows: shifts.slice(0, ROWS_LISTED).map((shift) => shiftRow(shift)),
    href: null,
  };
};

/** Hours of each day ahead on which shifts begin; of the one that runs since yesterday by today. */
const rosteredOf = (shifts: readonly OwnShift[], today: string) =>
  Array.from({ length: DAYS_AHEAD }, (_, at) => addDays(today, at)).map((day) => ({
    day,
    value: shifts
      .filter((shift) => (shift.day < today ? today : shift.day) === day)
      .reduce(
        (sum, shift) =>
          sum + (Date.parse(shift.ends_at) - Date.parse(shift.starts_at)) / 1_000 - shift.break_min * 60,
        0,
      ),
    href: dayHref(day),
  }));

/** A shift of one's own, which leads to its day. */
export const shiftRow = ({ id, project, service, role, site, day, starts_at, ends_at, mine }: OwnShift) =>
  rowOf({
    ...{
      id,
      title: role ?? service?.name ?? project.name,
      note: [project.name, site].filter(Boolean).join(' · '),
    },
    ...{ day, at: starts_at, until: ends_at, mark: mine.status, href: dayHref(day) },
  });

interface DueRow {
  readonly id: string;
  readonly title: string;
  readonly beside: string;
  readonly due: string | null;
  readonly href: string;
  readonly late: boolean;
}

const ACTION = PLAN_PARTS.filter(({ kind }) => kind === 'action');

/** What ops-logs and account plans leave somebody to do, what is due first at first. */
export const readDue: ReadWidget = async ({ context, member, today }) => {
  const actions = ACTION.map(
    (
      part,
    ) => sql`select i.id, i.title, a.name as beside, i.due_on as due, '/manager/account-plans/' || a.id || '/risks' as href
      ${openParts(part)} and i.owner_id = ${member}::uuid`,
  );
  const { rows } = await sql<DueRow>`
    select d.*, coalesce(d.due < ${today}::date, false) as late from (
      select f.id, f.title, p.name as beside, f.due, '/manager/projects/' || p.id || '/ops-log?entry=' || f.id as href
      from own_follow_ups() f join projects p on p.org_id = ${context.organization} and p.id = f.project_id
      union all ${sql.join(actions, sql` union all `)}) d
    order by d.due nulls last, d.title, d.id`.execute(context.db);
  const late = rows.filter((row) => row.late);
  return {
    figures: [countOf('rows', rows.length), countOf('late', late.length)],
    chart: null,
    rows: rows
      .slice(0, ROWS_LISTED)
      .map(({ id, title, beside, due, href, late: isLate }) =>
        rowOf({ id, title, note: beside, day: due, mark: isLate ? 'overdue' : null, href }),
      ),
    href: null,
  };
};

/** Leave that is asked for or approved, and isn't over. */
export const readLeave: ReadWidget = async ({ context, member, today }) => {
  const ahead = await leaveAhead(context, member, today)
    .orderBy('leave_requests.from_date')
    .orderBy('leave_requests.id')
    .execute();
  return {
    figures: [
      countOf('rows', ahead.length),
      countOf('requested', ahead.filter(({ status }) => status === 'requested').length),
    ],
    chart: null,
    rows: ahead.slice(0, ROWS_LISTED).map(({ id, status, ...leave }) =>
      rowOf({
        ...{ id, title: '', ...daysOf(leave), mark: status },
        href: `/leave${searchOf({ leave: id })}`,
      }),
    ),
    href: null,
  };
};

/** Mentions that nobody has read. */
export const readMentions: ReadWidget = async ({ context }) => {
  const { organization } = context;
  const unread = mentionsUnread(context, organization);
  const [count, rows] = await Promise.all([
    countRows(context, sql`${unread.clearSelect().select('id')}`),
    unread.orderBy('surfaced_at', 'desc').orderBy('id', 'desc').limit(ROWS_SHOWN).execute(),
  ]);
  const inbox = (id?: string) =>
    `#inbox${searchOf({ view: 'unread', organization, type: typesOf('mentions')[0], id })}`;
  return {
    figures: [countOf('rows', count, inbox())],
    chart: null,
    rows: rows.map(({ id, title, message, surfaced_at }) =>
      rowOf({ id, title, note: message || null, at: surfaced_at, href: inbox(id) }),
    ),
    href: inbox(),
  };
};

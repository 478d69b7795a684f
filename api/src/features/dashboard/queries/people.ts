import { addDays, startOfWeek } from '#contract/activity/rules.ts';
import { ROWS_LISTED, ROWS_SHOWN } from '#contract/dashboard/shapes.ts';
import { countMissingDays, listMissingPeople } from '../../activity/queries.ts';
import { listWeeksOfAll } from '../../capacity/queries.ts';
import { listShiftsOfDay } from '../../shifts/queries.ts';
import { amountOf, chartOf, countOf, rowOf, searchOf } from '../presenter.ts';
import type { ReadWidget } from './scene.ts';

/** People who logged nothing on a working day of this week or the last. */
export const readMissing: ReadWidget = async ({ context, settings, today, place }) => {
  const running = startOfWeek(today, settings.week_start);
  const before = addDays(running, -7);
  const href = (date: string) => `${place}/time${searchOf({ view: 'missing', date })}`;
  const [weeks, people] = await Promise.all([
    countMissingDays(context, settings, [before, running]),
    listMissingPeople(context, settings, [before, running], ROWS_SHOWN),
  ]);
  const [last, now] = weeks;
  const list = href(now && now.people > 0 ? running : before);
  return {
    figures: [
      countOf('this_week', now?.people ?? 0, href(running)),
      countOf('last_week', last?.people ?? 0, href(before)),
      countOf('days_missing', (last?.days ?? 0) + (now?.days ?? 0)),
    ],
    chart: null,
    rows: people.map(({ id, name, days, from }) =>
      rowOf({
        ...{ id, title: name, amount: amountOf(days) },
        href: `${place}/time${searchOf({ view: 'missing', date: from, q: name })}`,
      }),
    ),
    href: list,
  };
};

/** Places of tomorrow's shifts that nobody has. */
export const readGaps: ReadWidget = async ({ context, today }) => {
  const tomorrow = addDays(today, 1);
  const all = (await listShiftsOfDay(context, tomorrow))
    .filter(({ status }) => status !== 'cancelled')
    .map((shift) => ({ ...shift, open: Math.max(shift.headcount - shift.taken, 0) }));
  const shifts = all.filter(({ open }) => open > 0);
  const places = all.reduce((sum, { headcount, taken }) => sum + Math.max(headcount, taken), 0);
  const open = shifts.reduce((sum, shift) => sum + shift.open, 0);
  const roster = `/roster${searchOf({ view: 'day', date: tomorrow })}`;
  return {
    figures: [countOf('places', open, roster), countOf('rows', shifts.length, roster)],
    chart: chartOf({ shape: 'bars', unit: 'count', counts: 'filled' }, [
      { name: 'filled', value: places - open, of: places, href: roster },
    ]),
    rows: shifts
      .slice(0, ROWS_LISTED)
      .map(({ id, role, service_name, project_name, project_id, site, day, starts_at, ends_at, ...shift }) =>
        rowOf({
          ...{ id, title: role ?? service_name ?? project_name, day, at: starts_at, until: ends_at },
          note: [project_name, site].filter(Boolean).join(' · '),
          amount: amountOf(shift.open),
          href: `/manager/projects/${project_id}/roster${searchOf({ date: day, shift: id })}`,
        }),
      ),
    href: roster,
  };
};

/** Whole weeks before this one of which utilisation is told, as the organization's own dashboard has it. */
const WEEKS = 4;

/** What was logged of what there was to work. */
export const readUtilisation: ReadWidget = async ({ context, today }) => {
  const from = addDays(today, -7 * WEEKS);
  const weeks = await listWeeksOfAll(context, { from, weeks: WEEKS });
  const logged = weeks.reduce((sum, { logged_s }) => sum + logged_s, 0);
  const capacity = weeks.reduce((sum, { capacity_min }) => sum + capacity_min, 0) * 60;
  const href = `/roster/capacity${searchOf({ from: weeks[0]?.from })}`;
  const inHours = { unit: 'seconds', currency: null, href } as const;
  return {
    figures: [
      {
        ...{ name: 'utilisation', unit: 'percent', currency: null, href },
        value: capacity > 0 ? Math.round((logged / capacity) * 100) : null,
      },
      { name: 'logged', value: logged, ...inHours },
      { name: 'capacity', value: capacity, ...inHours },
    ],
    chart: chartOf(
      { shape: 'columns', unit: 'seconds', counts: 'logged', against: 'capacity' },
      weeks.map(({ from: day, logged_s, capacity_min }) => ({
        ...{ day, value: logged_s, of: capacity_min * 60 },
        href: `/roster/capacity${searchOf({ from: day })}`,
      })),
    ),
    ...{ rows: [], href },
  };
};

import { addDays } from '#contract/activity/rules.ts';
import { brokenRule } from '#contract/errors.ts';
import { furthestDay } from '#contract/shifts/series-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { dayIn } from '../../../platform/wall-clock.ts';
import type { HeldShift } from '../queries/hold.ts';
import type { HeldSeries } from '../queries/series.ts';
import { requireSeriesDays } from '../rules/series-days.ts';
import { takeOff } from './take-off.ts';

/** On which days a series comes instead, and up to which. */
interface Days {
  readonly rule: string;
  readonly until: string;
  /** Why what comes no more is cancelled. */
  readonly reason?: string | undefined;
  readonly preview: boolean;
}

/**
 * Makes a series come on other days: takes off what comes no more, and answers that beside the days that are new. A day whose shift
 * was deleted, left out or cancelled stays without one. Throws 422 `series-days`, `reason-required`.
 */
export const replanSeries = async (
  context: Context,
  series: HeldSeries,
  shifts: readonly HeldShift[],
  { rule, until, reason, preview }: Days,
) => {
  const isOpen = ({ status, starts_at }: HeldShift) =>
    (status === 'draft' || status === 'published') && Date.parse(starts_at) > context.now.getTime();
  const open = shifts.filter(isOpen);
  const wanted = daysOf(context, series, shifts, open, { rule, until });
  const gone = open.filter(({ series_day }) => !wanted.has(series_day ?? ''));
  const told = gone.filter(({ status }) => status === 'published').length;
  if (told > 0 && !reason && !preview)
    throw brokenRule(
      'reason-required',
      'reason',
      `${told === 1 ? 'People know of a shift' : `People know of ${told} shifts`} that would be cancelled: say why.`,
    );
  const off = await takeOff(context, gone, reason ?? '');
  const there = new Set([...series.skipped, ...shifts.map(({ series_day }) => series_day)]);
  const added = rule === series.rule ? [] : [...wanted].filter((day) => !there.has(day));
  const first_day = rule === series.rule ? series.first_day : (open[0]?.series_day ?? series.first_day);
  await context.db
    .updateTable('shift_series')
    .set({ rule, until, first_day })
    .where('org_id', '=', context.organization)
    .where('id', '=', series.id)
    .execute();
  return { ...off, days: added };
};

const daysOf = (
  context: Context,
  series: HeldSeries,
  shifts: readonly HeldShift[],
  open: readonly HeldShift[],
  { rule, until }: Pick<Days, 'rule' | 'until'>,
): ReadonlySet<string> => {
  const [first] = open;
  if (rule !== series.rule && first?.series_day) {
    const { timezone, series_day: start } = first;
    const furthest = furthestDay(dayIn(timezone, context.now), start);
    return new Set(requireSeriesDays({ rule, first: start, after: addDays(start, -1), until, furthest }));
  }
  const days = shifts.flatMap(({ series_day }) => (series_day && series_day <= until ? [series_day] : []));
  if (days.length === 0)
    throw brokenRule(
      'series-days',
      'until',
      'Nothing of it would be left: choose a later day, or cancel it.',
    );
  return new Set(days);
};

import { differenceInDays } from '#contract/projects/calendar.ts';
import type { Measure } from '#contract/projects/measure.ts';

type Values = readonly (number | null)[];

/** The lines of a budget's chart, a value for each of its points. */
export interface BurnLines {
  readonly days: readonly string[];
  readonly used: Values;
  readonly planned: Values;
  readonly likely: Values;
  readonly range: readonly ({ low: number; high: number } | null)[];
  /** Where on the axis the budget may run out: 0 = the first point; `to` is the last one where it may last, too. */
  readonly window: { readonly from: number; readonly to: number } | null;
}

/** What a chart draws of a budget. */
export const burnLines = ({ curve: { points }, forecast }: Measure): BurnLines => {
  const days = points.map(({ day }) => day);
  const { early, late } = forecast;
  return {
    days,
    used: points.map(({ used }) => used),
    planned: points.map(({ planned }) => planned),
    likely: points.map(({ likely }) => likely),
    range: points.map(({ low, high }) => (low === null || high === null ? null : { low, high })),
    window:
      early === null
        ? null
        : { from: placeOf(early, days), to: late ? placeOf(late, days) : days.length - 1 },
  };
};

/** A day's place between the points. */
const placeOf = (day: string, days: readonly string[]): number => {
  const next = days.findIndex((one) => one >= day);
  const [before, after] = [days[next - 1], days[next]];
  if (before === undefined || after === undefined) return next === -1 ? days.length - 1 : 0;
  return next - 1 + differenceInDays(before, day) / differenceInDays(before, after);
};

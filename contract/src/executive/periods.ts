import { monthsAfter } from '../account-plans/period.ts';
import { earlier, lastDayOfMonth } from '../projects/calendar.ts';
import { type ExecutiveWindow, MONTHS_OF, TREND_MONTHS, type TrendMonth } from './figures.ts';

/** Days of a period, both of them in it. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The period that ends on a day. */
export const periodOf = (day: string, window: ExecutiveWindow): Span => ({
  from: monthsAfter(firstOfMonth(day), 1 - MONTHS_OF[window]),
  to: day,
});

/** The day that a period before is told of: as many months earlier, or the last day of that month where it is shorter. */
export const dayBefore = (day: string, window: ExecutiveWindow): string =>
  monthsAfter(day, -MONTHS_OF[window]);

/** The period before the one that ends on a day. */
export const periodBefore = (day: string, window: ExecutiveWindow): Span =>
  periodOf(dayBefore(day, window), window);

/** The last days of the months of a trend, the given day for its own. */
export const trendDays = (day: string): string[] =>
  Array.from({ length: TREND_MONTHS }, (_, at) =>
    earlier(lastDayOfMonth(monthsAfter(firstOfMonth(day), at + 1 - TREND_MONTHS)), day),
  );

const SHOWN_LEAST = 6;

/** From the first month in which anything was sold, spent or logged; half a year at least, so that there is something to compare. */
export const livedMonths = (trend: readonly TrendMonth[]): readonly TrendMonth[] => {
  const first = trend.findIndex(
    ({ figures }) => figures.revenue_minor || figures.cost_minor || figures.logged_s,
  );
  return first < 0 ? trend.slice(-SHOWN_LEAST) : trend.slice(Math.min(first, trend.length - SHOWN_LEAST));
};

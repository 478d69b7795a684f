import { addDays, differenceInDays, earlier, lastDayOfMonth, monthsTouched } from './calendar.ts';
import type { Span } from './plan.ts';

/** Stretches that have a name; what begins with the organization's fiscal year is its quarter. */
export const PERIODS = ['this_month', 'last_month', 'quarter'] as const;
/** A stretch that has a name. */
export type Period = (typeof PERIODS)[number];

/** The first day of the month that lies `months` after a day's. */
export const firstOfMonth = (of: string, months = 0): string => {
  const at = Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`;
};

/** The days of a named stretch, whole to its end; quarters count from the fiscal year's first month, 1–12. */
export const spanOf = (period: Period, today: string, fiscalMonth: number): Span => {
  if (period === 'quarter') {
    const into = (Number(today.slice(5, 7)) - fiscalMonth + 12) % 3;
    const from = firstOfMonth(today, -into);
    return { from, to: lastDayOfMonth(firstOfMonth(from, 2)) };
  }
  const from = firstOfMonth(today, period === 'last_month' ? -1 : 0);
  return { from, to: lastDayOfMonth(from) };
};

/**
 * What a span is compared with: as many months before it where it is whole months, else as many days. A span that isn't
 * over is compared with as much of the one before.
 */
export const previousSpan = ({ from, to }: Span, today: string): Span => {
  const isWhole = from === firstOfMonth(from) && to === lastDayOfMonth(to);
  const days = differenceInDays(from, to) + 1;
  const start = isWhole ? firstOfMonth(from, -monthsTouched(from, to)) : addDays(from, -days);
  const end = addDays(from, -1);
  if (today < from || today >= to) return { from: start, to: end };
  return { from: start, to: earlier(addDays(start, differenceInDays(from, today)), end) };
};

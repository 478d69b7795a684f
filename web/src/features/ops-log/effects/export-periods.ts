import { addDays, daysBetween } from '#contract/activity/rules.ts';
import { MOST_LOG_DAYS } from '#contract/ops-log/exports.ts';
import type { Days } from './periods.ts';

/** Days that are often exported. */
export const EXPORT_PERIODS = ['last_7', 'this_month', 'last_month'] as const;
/** Days that are often exported. */
export type ExportPeriod = (typeof EXPORT_PERIODS)[number];

/** First and last day of a period, seen from `today`. */
export function exportDays(period: ExportPeriod, today: string): { from: string; to: string } {
  const first = `${today.slice(0, 8)}01`;
  if (period === 'last_7') return { from: addDays(today, -6), to: today };
  if (period === 'this_month') return { from: first, to: today };
  const last = addDays(first, -1);
  return { from: `${last.slice(0, 8)}01`, to: last };
}

/** The days that a page is narrowed to, as far as they are gone; the last seven where it isn't, or to more than a file holds. */
export function daysShown({ from, to = '9999' }: Days, today: string): { from: string; to: string } {
  const shown = { from: from ?? '', to: to < today ? to : today };
  return faultOfDays(shown.from, shown.to) ? exportDays('last_7', today) : shown;
}

/** What is wrong with two days; null where they can be exported. */
export function faultOfDays(
  from: string | null,
  to: string | null,
): 'no_days' | 'backwards' | 'too_long' | null {
  if (!from || !to) return 'no_days';
  if (to < from) return 'backwards';
  return daysBetween(from, to) >= MOST_LOG_DAYS ? 'too_long' : null;
}

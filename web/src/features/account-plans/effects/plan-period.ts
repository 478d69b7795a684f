import { monthsAfter } from '#contract/account-plans/period.ts';
import { addDays } from '#contract/projects/calendar.ts';

/** First and last day of a plan. */
export interface PlanPeriod {
  readonly starts_on: string;
  readonly ends_on: string;
}

/** As many months from a day on, to the day before the month after. */
export const periodFrom = (starts_on: string, months: number): PlanPeriod => ({
  starts_on,
  ends_on: addDays(monthsAfter(starts_on, months), -1),
});

/** The fiscal year that a day is in, or the one after; it begins with a month, 1–12. */
export const fiscalYear = (today: string, month: number, later = 0): PlanPeriod => {
  const isBefore = Number(today.slice(5, 7)) < month;
  const year = Number(today.slice(0, 4)) - (isBefore ? 1 : 0) + later;
  return periodFrom(`${year}-${String(month).padStart(2, '0')}-01`, 12);
};

/** A period of the same length that follows one; whole months stay whole months. */
export const periodAfter = ({ starts_on, ends_on }: PlanPeriod): PlanPeriod => {
  const next = addDays(ends_on, 1);
  const months =
    (Number(next.slice(0, 4)) - Number(starts_on.slice(0, 4))) * 12 +
    Number(next.slice(5, 7)) -
    Number(starts_on.slice(5, 7));
  return periodFrom(next, Math.max(1, months));
};

/** What a period is called: `2026` of a calendar year, `FY27` of any other by the year that it ends in. */
export const periodName = ({ starts_on, ends_on }: PlanPeriod): string =>
  starts_on.endsWith('-01-01') && ends_on === `${starts_on.slice(0, 4)}-12-31`
    ? starts_on.slice(0, 4)
    : `FY${ends_on.slice(2, 4)}`;

import { addDays, startOfWeek } from '#contract/activity/rules.ts';

/** Periods of an ops-log that have a name; `shift` is the one that ended last, `weeks` the last thirteen. */
export const LOG_PERIODS = [
  'shift',
  'today',
  'yesterday',
  'week',
  'last_week',
  'month',
  'last_month',
  'weeks',
] as const;
/** A period that has a name. */
export type LogPeriod = (typeof LOG_PERIODS)[number];

/** Days, both included. */
export interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The days of a period; none of a shift, whose times only the API knows. */
export function daysOf(period: LogPeriod, today: string, weekStart: number): Days {
  const monday = startOfWeek(today, weekStart);
  switch (period) {
    case 'shift':
      return {};
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'week':
      return { from: monday, to: addDays(monday, 6) };
    case 'last_week':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'month':
      return monthOf(today);
    case 'last_month':
      return monthOf(addDays(`${today.slice(0, 8)}01`, -1));
    case 'weeks':
      return { from: addDays(monday, -12 * 7), to: addDays(monday, 6) };
  }
}

/** The month in which a day lies; 31 days after its first lies another, whose first is near. */
function monthOf(day: string): Days {
  const from = `${day.slice(0, 8)}01`;
  const next = `${addDays(from, 31).slice(0, 8)}01`;
  return { from, to: addDays(next, -1) };
}

/** The days that lie in both. */
export const within = (one: Days, other: Days): Days => ({
  from: [one.from, other.from]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1),
  to: [one.to, other.to].filter((day) => day !== undefined).sort()[0],
});

import type { ClockChange } from '#contract/activity/calendar-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';

/** Minutes of a day on the wall clock. */
export const DAY_MINUTES = 1440;

/** A stretch on the wall clock, in minutes since the midnight of `date`; one over midnight ends beyond 1440. */
export interface Stretch {
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

/** Where the clocks of a day are changed; null for most days. */
export type ClockOf = (date: string) => ClockChange | null;

/** Minutes since midnight of `HH:MM`. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** `HH:MM` of minutes since midnight, of the next day too. */
export const timeOf = (minutes: number): string => {
  const within = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, '0')).join(':');
};

interface Jump {
  readonly at: number;
  readonly by: number;
}

/** Where the clock jumps on a day and the next, by how many minutes, counted from the first one's midnight. */
const jumpsOf = (clockOf: ClockOf, date: string): Jump[] =>
  [date, addDays(date, 1)].flatMap((day, at) => {
    const change = clockOf(day);
    return change ? [{ at: at * DAY_MINUTES + change.at, by: change.to - change.at }] : [];
  });

/** The minute itself, or the first that there is where the clock skips it. */
export const existing = (clockOf: ClockOf, date: string, minute: number): number => {
  const jump = jumpsOf(clockOf, date).find(({ at, by }) => minute >= at && minute < at + by);
  return jump ? jump.at + jump.by : minute;
};

/** Minutes that have really passed since midnight when the clock first shows one. */
const passed = (jumps: readonly Jump[], minute: number): number =>
  jumps.reduce((sum, { at, by }) => (minute >= at ? sum - by : sum), minute);

/** How long a stretch really is, in seconds: the hour that is skipped isn't in it, one that comes twice is twice. */
export const secondsIn = (clockOf: ClockOf, { date, from, to }: Stretch): number => {
  const jumps = jumpsOf(clockOf, date);
  return (passed(jumps, to) - passed(jumps, from)) * 60;
};

/** The stretch from a minute on that is really so long. */
export const lasting = (clockOf: ClockOf, date: string, from: number, seconds: number): Stretch => {
  const jumps = jumpsOf(clockOf, date);
  const first = existing(clockOf, date, from);
  const end = passed(jumps, first) + seconds / 60;
  let shift = 0;
  for (const { at, by } of jumps) if (end + shift >= at && !(end + shift === at && by < 0)) shift += by;
  return { date, from: first, to: end + shift };
};

/** A minute on the grid of `step` minutes, as near as can be. */
export const snapped = (minute: number, step: number): number => Math.round(minute / step) * step;

/** The next minute of the grid in a direction: 06:55 goes on to 07:00. */
export const nextOnGrid = (minute: number, step: number, direction: 1 | -1): number =>
  direction > 0 ? (Math.floor(minute / step) + 1) * step : (Math.ceil(minute / step) - 1) * step;

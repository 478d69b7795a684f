import { tzOffset } from '@date-fns/tz';
import { addDays } from '#contract/activity/rules.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** An instant on the wall clock of a zone: the day and `HH:MM:SS`. */
export interface WallClock {
  readonly day: string;
  readonly time: string;
}

/** What the clock on the wall of `zone` shows at an instant. */
export const wallClock = (zone: string, at: string | Date): WallClock => {
  const instant = new Date(at);
  const shown = new Date(instant.getTime() + tzOffset(zone, instant) * MINUTE).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 19) };
};

/** Hours and minutes on the wall of `zone`, `HH:MM`. */
export const clockTime = (zone: string, at: string): string => wallClock(zone, at).time.slice(0, 5);

/** The calendar day in a zone. */
export const dayIn = (zone: string, at: string | Date): string => wallClock(zone, at).day;

/**
 * The instants (ms since epoch, earliest first) at which the wall clock of `zone` shows a day and a time: one on most
 * days, none in the hour that spring skips, two in the hour that autumn repeats.
 */
export const instantsAt = (zone: string, { day, time }: WallClock): number[] => {
  const naive = Date.parse(`${day}T${time.padEnd(8, ':00')}Z`);
  const offsets = new Set([naive - DAY, naive + DAY].map((near) => tzOffset(zone, new Date(near))));
  return [...offsets]
    .map((offset) => ({ offset, at: naive - offset * MINUTE }))
    .filter(({ offset, at }) => tzOffset(zone, new Date(at)) === offset)
    .map(({ at }) => at)
    .sort((one, other) => one - other);
};

/** The first instant of a day in a zone, ms since epoch; where the clock skips midnight, the first that there is. */
export const startOfDay = (zone: string, day: string): number => {
  const times = ['00:00', '00:30', '01:00'].flatMap((time) => instantsAt(zone, { day, time }));
  return times[0] ?? Date.parse(`${day}T00:00:00Z`);
};

/** Minutes of the wall clock since a day's midnight: at `at` the clocks are put to `to`. Null on a day of 24 hours. */
export const clockChangeOn = (zone: string, day: string): { at: number; to: number } | null => {
  // Where midnight itself is skipped, the clocks are changed in the instant in which the day starts.
  const [from, until] = [startOfDay(zone, day) - 1, startOfDay(zone, addDays(day, 1)) - 1];
  const before = tzOffset(zone, new Date(from));
  const after = tzOffset(zone, new Date(until));
  if (before === after) return null;
  let [early, late] = [Math.floor(from / MINUTE), Math.ceil(until / MINUTE)];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (tzOffset(zone, new Date(middle * MINUTE)) === before) early = middle;
    else late = middle;
  }
  const midnight = Date.parse(`${day}T00:00:00Z`) / MINUTE;
  return { at: late + before - midnight, to: late + after - midnight };
};

/** A time of day as the clock of a zone shows it on a day; one that spring skips is the one that the clock goes on to. */
export const timeThatIs = (zone: string, { day, time }: WallClock): string => {
  if (instantsAt(zone, { day, time }).length > 0) return time;
  const before = tzOffset(zone, new Date(Date.parse(`${day}T00:00:00Z`) - DAY / 2));
  return clockTime(zone, new Date(Date.parse(`${day}T${time}:00Z`) - before * MINUTE).toISOString());
};

import { addDays } from '#contract/projects/calendar.ts';
import type { DayUse } from '#contract/projects/curve.ts';

/** How the time of a project may go on. */
export const PATTERNS = [
  'steady',
  'seasonal',
  'yearly',
  'ramp-up',
  'step',
  'holidays',
  'noisy',
  'stop-and-go',
] as const;
/** How the time of a project goes on. */
export type Pattern = (typeof PATTERNS)[number];

/** A project's time, day by day, longer than what a forecast is given of it. */
export interface History {
  readonly pattern: Pattern;
  readonly days: readonly DayUse[];
  /** The day that is looked from; what lies after it is the truth. */
  readonly today: string;
}

/** Weeks that are known at least, and so many more at most; of what comes round in a year two years. */
const KNOWN = { usual: 14, yearly: 96, more: 16 } as const;
/** Weeks of truth after them. */
const AFTER = 14;
const LAST = '2025-11-10';
const HOUR = 3_600;

/** Whole numbers from 0 up to a limit, the same on every machine: xorshift of 32 bits. */
export const dice = (seed: number) => {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return (limit: number): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % limit;
  };
};

/** Seconds of a week, in hundredths of the project's own pace. */
const SHARE: Readonly<Record<Pattern, (week: number, roll: (limit: number) => number) => number>> = {
  steady: (_, roll) => 92 + roll(17),
  // A quarter of a year up and down, between half and one and a half.
  seasonal: (week, roll) => 50 + Math.abs((week % 26) - 13) * 7 + roll(20),
  // A year up and down, between four tenths and one and six tenths.
  yearly: (week, roll) => 40 + Math.round(Math.abs((week % 52) - 26) * 4.6) + roll(30),
  'ramp-up': (week, roll) => 20 + week * 3 + roll(20),
  // A team that is half as big again, or half of what it was, from one of the weeks on.
  step: (week, roll) => (week % 26 < 13 ? 60 : 120) + roll(20),
  // Two weeks of every ten nobody works.
  holidays: (week, roll) => (week % 10 < 2 ? 0 : 90 + roll(21)),
  noisy: (_, roll) => 20 + roll(161),
  'stop-and-go': (_, roll) => (roll(10) < 4 ? 0 : 120 + roll(81)),
};

/** The history of one project; the same seed and pattern make the same one. */
export const historyOf = (pattern: Pattern, seed: number): History => {
  const roll = dice(seed);
  const pace = (20 + roll(60)) * HOUR;
  const offset = roll(pattern === 'yearly' ? 52 : 26);
  const known = (pattern === 'yearly' ? KNOWN.yearly : KNOWN.usual) + roll(KNOWN.more);
  const start = addDays(LAST, -7 * (known + AFTER));
  const days: DayUse[] = [];
  for (let week = 0; week < known + AFTER; week += 1) {
    const seconds = Math.floor((pace * SHARE[pattern](week + offset, roll)) / 100);
    for (let day = 0; day < 5; day += 1)
      if (seconds > 0) days.push({ day: addDays(start, week * 7 + day), used: Math.floor(seconds / 5) });
  }
  return { pattern, days, today: addDays(start, known * 7 + roll(5)) };
};

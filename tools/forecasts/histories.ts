import { addDays } from '#contract/projects/calendar.ts';
import type { DayUse } from '#contract/projects/curve.ts';

/** How the time of a project may go on. */
export const PATTERNS = ['steady', 'seasonal', 'ramp-up', 'holidays', 'noisy', 'stop-and-go'] as const;
/** How the time of a project goes on. */
export type Pattern = (typeof PATTERNS)[number];

/** A project's time, day by day, longer than what a forecast is given of it. */
export interface History {
  readonly pattern: Pattern;
  readonly days: readonly DayUse[];
  /** The day that is looked from; what lies after it is the truth. */
  readonly today: string;
}

const START = '2025-01-06';
const WEEKS = 44;
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
  'ramp-up': (week, roll) => 20 + week * 3 + roll(20),
  // Two weeks of every ten nobody works.
  holidays: (week, roll) => (week % 10 < 2 ? 0 : 90 + roll(21)),
  noisy: (_, roll) => 20 + roll(161),
  'stop-and-go': (_, roll) => (roll(10) < 4 ? 0 : 120 + roll(81)),
};

/** The history of one project; the same seed and pattern make the same one. */
export const historyOf = (pattern: Pattern, seed: number): History => {
  const roll = dice(seed);
  const pace = (20 + roll(60)) * HOUR;
  const offset = roll(26);
  const days: DayUse[] = [];
  for (let week = 0; week < WEEKS; week += 1) {
    const seconds = Math.floor((pace * SHARE[pattern](week + offset, roll)) / 100);
    for (let day = 0; day < 5; day += 1)
      if (seconds > 0) days.push({ day: addDays(START, week * 7 + day), used: Math.floor(seconds / 5) });
  }
  return { pattern, days, today: addDays(START, (14 + roll(16)) * 7 + roll(5)) };
};

import { addDays, differenceInDays } from './calendar.ts';

/** Whole weeks that a pace is taken from, at most and at least. */
export const PACE_WEEKS = { most: 8, least: 3 } as const;
/** Without a last day nobody looks further ahead than this. */
export const HORIZON_DAYS = 730;

/** Why a forecast says what it says. `lasts` = even the fastest pace leaves something at the end. */
export const FORECAST_OUTCOMES = [
  'no_budget',
  'not_running',
  'used_up',
  'too_few_weeks',
  'no_pace',
  'lasts',
  'runs_out',
] as const;
/** How sure a forecast is. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const;
/** How sure a forecast is. */
export type Confidence = (typeof CONFIDENCES)[number];

/** What three paces come to: four of five such stretches end between low and high. */
export interface Range {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

/** 1.28 standard deviations to both sides hold four fifths of a normal distribution; squared, over 10 000. */
const FOUR_FIFTHS = [16_384n, 10_000n] as const;

/** Minor units or seconds of each of the last whole weeks; order doesn't count. */
export type Weeks = readonly number[];

interface Moments {
  readonly count: bigint;
  readonly sum: bigint;
  /** Sum of squared distances from the mean, times `count`. */
  readonly spread: bigint;
}

const momentsOf = (weeks: Weeks): Moments => {
  const count = BigInt(weeks.length);
  const values = weeks.map(BigInt);
  const sum = values.reduce((all, one) => all + one, 0n);
  const squares = values.reduce((all, one) => all + one * one, 0n);
  return { count, sum, spread: count * squares - sum * sum };
};

/** The mean of the weeks and their standard deviation, rounded to whole units; needs two weeks. */
export const paceOf = (weeks: Weeks): { mean: number; deviation: number } => {
  const { count, sum, spread } = momentsOf(weeks);
  return { mean: divided(sum, count), deviation: root(spread / (count * (count - 1n))) };
};

/** What is used up after so many days of a pace. */
export type Path = (days: number) => Range;

/**
 * What is used up `days` from now: likely at the mean of the weeks, low and high by 1.28 × their deviation ×
 * √(h + h² ÷ n) for h weeks ahead and n weeks behind – weeks differ, and the mean of a few is itself unsure. What is
 * used is never given back. Integers throughout, so that every machine says the same.
 */
export const pathOf = (used: number, weeks: Weeks, cap: number | null = null): Path => {
  const { count, sum, spread } = momentsOf(weeks);
  const most = cap === null ? null : Math.max(cap, used);
  const within = (value: number) => Math.max(used, most === null ? value : Math.min(most, value));
  return (days) => {
    const ahead = BigInt(days);
    const likely = used + divided(sum * ahead, 7n * count);
    const square = FOUR_FIFTHS[0] * spread * (7n * count * ahead + ahead * ahead);
    const margin = root(square / (FOUR_FIFTHS[1] * 49n * count * count * (count - 1n)));
    return { low: within(likely - margin), likely: within(likely), high: within(likely + margin) };
  };
};

/** Sure when the weeks are many and alike: six within a quarter of their mean, or four within six tenths. */
export const confidenceOf = (weeks: Weeks): Confidence => {
  const { count, sum, spread } = momentsOf(weeks);
  const whole = (count - 1n) * sum * sum;
  if (count >= 6n && 16n * count * spread <= whole) return 'high';
  return count >= 4n && 25n * count * spread <= 9n * whole ? 'medium' : 'low';
};

/** The days on which three paces use a budget up; null for one that doesn't by `end`. */
export interface RunOut {
  readonly early: string | null;
  readonly likely: string | null;
  readonly late: string | null;
}

/** The first days on which high, likely and low reach the budget, looking ahead to `end` and at most two years. */
export const runOutOf = (path: Path, budget: number, today: string, end: string | null): RunOut => {
  const days = Math.min(HORIZON_DAYS, end === null ? HORIZON_DAYS : differenceInDays(today, end));
  const found: Record<keyof Range, string | null> = { low: null, likely: null, high: null };
  for (const pace of ['high', 'likely', 'low'] as const) {
    const day = firstDay(days, (ahead) => path(ahead)[pace] >= budget);
    found[pace] = day === null ? null : addDays(today, day);
  }
  return { early: found.high, likely: found.likely, late: found.low };
};

/** The first day that holds, of days that go on holding once they do; by halves. */
const firstDay = (last: number, holds: (day: number) => boolean): number | null => {
  if (last < 1 || !holds(last)) return null;
  let [from, to] = [1, last];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
};

/** Half a unit goes up. */
const divided = (value: bigint, by: bigint): number => {
  const doubled = 2n * value + by;
  const floor = doubled / (2n * by);
  return Number(doubled < 0n && doubled % (2n * by) !== 0n ? floor - 1n : floor);
};

/** The whole part of a square root; 0 for what has none. */
const root = (square: bigint): number => {
  if (square <= 0n) return 0;
  let guess = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (guess + square / guess) / 2n;
    if (next >= guess) return Number(guess);
    guess = next;
  }
};

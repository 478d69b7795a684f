import type { Path } from '../../projects/forecast.ts';

/** Ways to go on from whole weeks: the mean of all, the mean of the last eight, or the line through the last twelve, which flattens. */
export const WAYS = ['mean-of-all-weeks', 'mean-of-recent-weeks', 'trend-of-weeks'] as const;
/** A way to go on from whole weeks. */
export type Way = (typeof WAYS)[number];

/** How a budget is likely to go on, and how right that was of its own past. */
export interface Foretold {
  readonly way: Way;
  readonly path: Path;
  /** What the next week is likely to take. */
  readonly pace: number;
  /** By how much the way was off when it was tried on the past, in per cent; null where nothing could be tried. */
  readonly error_pct: number | null;
  readonly tried: number;
}

const RECENT = 8;
const TREND = 12;
/** Weeks that have to be known before a way is tried on those after them. */
const KNOWN = 4;
/** Weeks ahead that ways are tried on. */
const AHEAD = 8;
/** So much of a trend is kept with every week; one that falls ends sooner, since work that is budgeted for is done in the end. */
const KEPT_PCT = { rising: 97n, falling: 70n } as const;
/** Errors have to be so much smaller, in per cent, until a trend is followed: most only seem to be there. */
const TREND_PCT = 50n;
const RECENT_PCT = 85n;

/** Whole units are kept as millionths on the way, so that every machine rounds alike. */
const UNIT = 1_000_000n;

const sum = (values: readonly bigint[]): bigint => values.reduce((all, one) => all + one, 0n);

/** Millionths of what each of the weeks ahead takes. */
type Ahead = (weeks: readonly bigint[], count: number) => bigint[];

const meanOf =
  (most: number): Ahead =>
  (weeks, count) => {
    const last = weeks.slice(-most);
    const mean = (sum(last) * UNIT) / BigInt(last.length);
    return Array.from({ length: count }, () => mean);
  };

/** The least squares' line through the last weeks, from its end on; below nothing it stays there. */
const trendOf: Ahead = (weeks, count) => {
  const last = weeks.slice(-TREND);
  const n = BigInt(last.length);
  // Twice the distance from the middle, so that it is whole.
  const far = (at: number): bigint => 2n * BigInt(at) - n + 1n;
  const square = last.reduce((all, _, at) => all + far(at) * far(at), 0n);
  const slope =
    square === 0n ? 0n : (last.reduce((all, one, at) => all + far(at) * one, 0n) * 2n * UNIT) / square;
  let next = (sum(last) * UNIT) / n + (slope * (n - 1n)) / 2n;
  let step = slope;
  return Array.from({ length: count }, () => {
    step = (step * KEPT_PCT[slope < 0n ? 'falling' : 'rising']) / 100n;
    next += step;
    return next < 0n ? 0n : next;
  });
};

const GOING_ON: Readonly<Record<Way, Ahead>> = {
  'mean-of-all-weeks': meanOf(Number.MAX_SAFE_INTEGER),
  'mean-of-recent-weeks': meanOf(RECENT),
  'trend-of-weeks': trendOf,
};

/** How far a way is off of the weeks after each week of the past, in millionths and brought to eight weeks. */
const errorsOf = (weeks: readonly bigint[], way: Way): bigint[] =>
  Array.from({ length: Math.max(0, weeks.length - KNOWN - 3) }, (_, at) => {
    const known = KNOWN + at;
    const count = Math.min(AHEAD, weeks.length - known);
    const truth = sum(weeks.slice(known, known + count)) * UNIT;
    const off = truth - sum(GOING_ON[way](weeks.slice(0, known), count));
    // Errors grow with the root of the weeks: √(8 ÷ count), squared.
    return root((off * off * BigInt(AHEAD)) / BigInt(count));
  });

const meanError = (errors: readonly bigint[]): bigint =>
  errors.length === 0 ? 0n : sum(errors) / BigInt(errors.length);

const wayOf = (weeks: readonly bigint[]): Way => {
  const [all = 0n, recent = 0n, trend = 0n] = WAYS.map((way) => meanError(errorsOf(weeks, way)));
  const betters = (error: bigint): boolean => trend * 100n < error * TREND_PCT;
  if (betters(all) && betters(recent)) return 'trend-of-weeks';
  return recent * 100n < all * RECENT_PCT ? 'mean-of-recent-weeks' : 'mean-of-all-weeks';
};

/** What four of five errors stay within. */
const fourFifths = (errors: readonly bigint[]): bigint =>
  errors.toSorted((one, other) => (one < other ? -1 : Number(one > other)))[
    Math.min(errors.length - 1, Math.floor((errors.length * 4) / 5))
  ] ?? 0n;

/** 1.28 deviations of the last weeks × √(h + h² ÷ n), in millionths, for so many days. */
const spreadOf = (weeks: readonly bigint[], days: bigint): bigint => {
  const last = weeks.slice(-RECENT);
  const n = BigInt(last.length);
  const squares = last.reduce((all, one) => all + one * one, 0n) * n - sum(last) ** 2n;
  const over = 49n * n * n * n * 10_000n;
  return root((squares * UNIT * UNIT * 16_384n * (7n * days * n + days * days)) / over);
};

/**
 * Goes on from the whole weeks of a budget, oldest first, by the way that was least off when each was tried on the past; the band is that of
 * its own errors or of how the weeks differ, whichever is wider. Integers throughout.
 */
export const foretell = (used: number, given: readonly number[], cap: number | null): Foretold => {
  const weeks = given.map(BigInt);
  const way = wayOf(weeks);
  const errors = errorsOf(weeks, way);
  const band = fourFifths(errors);
  const ahead = GOING_ON[way](weeks, 105);
  const most = cap === null ? null : Math.max(cap, used);
  const within = (value: number) => Math.max(used, most === null ? value : Math.min(most, value));
  const marginOf = (days: bigint): bigint => {
    const eight = BigInt(AHEAD * 7);
    // Within eight weeks by the root, beyond them in proportion.
    const own = days <= eight ? root((band * band * days) / eight) : (band * days) / eight;
    const spread = spreadOf(weeks, days);
    return own > spread ? own : spread;
  };
  const eightWeeks = sum(weeks.slice(-AHEAD)) * UNIT;
  return {
    way,
    pace: Number((ahead[0] ?? 0n) / UNIT),
    tried: errors.length,
    error_pct:
      errors.length === 0 || eightWeeks <= 0n ? null : Number((meanError(errors) * 100n) / eightWeeks),
    path: (days) => {
      const likely = takenBy(ahead, days);
      const margin = marginOf(BigInt(days));
      const at = (value: bigint) => within(used + Number(value / UNIT));
      return { low: at(likely - margin), likely: at(likely), high: at(likely + margin) };
    },
  };
};

/** Millionths that so many days take: whole weeks, and a part of the next one. */
const takenBy = (ahead: readonly bigint[], days: number): bigint => {
  const whole = Math.floor(days / 7);
  const part = ((ahead[whole] ?? 0n) * BigInt(days % 7)) / 7n;
  return sum(ahead.slice(0, whole)) + part;
};

/** The whole part of a square root; 0 for what has none. */
const root = (square: bigint): bigint => {
  if (square <= 0n) return 0n;
  let guess = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (guess + square / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
};

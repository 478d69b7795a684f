import type { Path } from '../../projects/forecast.ts';
import { GOING_ON, KNOWN, sumOf, WAYS, type Way } from './ways.ts';

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

/** Weeks ahead that ways are tried on, and half of them, which are enough for the last tries. */
const AHEAD = 8;
const LEAST_AHEAD = 4;
/** Weeks that a path is drawn for: two years. */
const FURTHEST = 105;
/** So often a way is tried before it may be chosen instead of the mean. */
const LEAST_TRIES = 3;
/** By how much errors have to be smaller than the mean's until a way is gone on by: most trends only seem to be there. */
const TIMES: Readonly<Record<Way, number>> = {
  'mean-of-all-weeks': 1,
  'halfway-to-last-week': 1,
  'trend-of-weeks': 2.5,
  'weeks-of-last-year': 1.1,
};
/** 1.28 deviations to both sides hold four fifths. */
const FOUR_FIFTHS = 1.28;

/** How far a way is off of the weeks after each week of the past from one on, brought to eight weeks: errors grow with the root of the weeks. */
const errorsOf = (weeks: readonly number[], way: Way, since: number): number[] =>
  Array.from({ length: Math.max(0, weeks.length - since - LEAST_AHEAD + 1) }, (_, at) => {
    const known = since + at;
    const count = Math.min(AHEAD, weeks.length - known);
    const truth = sumOf(weeks.slice(known, known + count));
    const off = truth - sumOf(GOING_ON[way](weeks.slice(0, known), count));
    return Math.abs(off) * Math.sqrt(AHEAD / count);
  });

const meanError = (errors: readonly number[]): number =>
  errors.length === 0 ? 0 : sumOf(errors) / errors.length;

/** The way that was least off, each against the mean of all weeks when both were tried on the same weeks. */
const wayOf = (weeks: readonly number[]): Way => {
  let [chosen, least]: [Way, number] = ['mean-of-all-weeks', 1];
  const usually = new Map<number, number>();
  for (const way of WAYS) {
    const since = KNOWN[way];
    const own = errorsOf(weeks, way, since);
    if (own.length < LEAST_TRIES) continue;
    const usual = usually.get(since) ?? meanError(errorsOf(weeks, 'mean-of-all-weeks', since));
    usually.set(since, usual);
    const share = usual === 0 ? 1 : (meanError(own) * TIMES[way]) / usual;
    if (share < least) [chosen, least] = [way, share];
  }
  return chosen;
};

/** What four of five errors stay within. */
const fourFifths = (errors: readonly number[]): number =>
  errors.toSorted((one, other) => one - other)[
    Math.min(errors.length - 1, Math.floor((errors.length * 4) / 5))
  ] ?? 0;

/** How far weeks that differ like the last eight carry off after so many days: 1.28 × their deviation × √(h + h² ÷ n) for h weeks. */
const spreadOf = (weeks: readonly number[]): ((days: number) => number) => {
  const last = weeks.slice(-AHEAD);
  const n = Math.max(1, last.length);
  const mean = sumOf(last) / n;
  const deviation = Math.sqrt(last.reduce((all, one) => all + (one - mean) ** 2, 0) / n);
  return (days) => FOUR_FIFTHS * deviation * Math.sqrt(days / 7 + (days / 7) ** 2 / n);
};

/** Within eight weeks errors grow by the root, beyond them in proportion. */
const grown = (band: number, days: number): number => {
  const share = days / (AHEAD * 7);
  return band * (share <= 1 ? Math.sqrt(share) : share);
};

/**
 * Goes on from the whole weeks of a budget, oldest first, by the way that was least off when each was tried on the past; the band is that of
 * its own errors or of how the weeks differ, whichever is wider. Of sums, quotients and roots alone, which every machine rounds alike.
 */
export const foretell = (used: number, weeks: readonly number[], cap: number | null): Foretold => {
  const way = wayOf(weeks);
  const errors = errorsOf(weeks, way, KNOWN[way]);
  const band = fourFifths(errors);
  const spread = spreadOf(weeks);
  const ahead = GOING_ON[way](weeks, FURTHEST);
  const taken = takenBy(ahead);
  const most = cap === null ? null : Math.max(cap, used);
  const within = (value: number) => {
    const whole = used + Math.trunc(value);
    return Math.max(used, most === null ? whole : Math.min(most, whole));
  };
  const eightWeeks = sumOf(weeks.slice(-AHEAD));
  return {
    way,
    pace: Math.trunc(ahead[0] ?? 0),
    tried: errors.length,
    error_pct:
      errors.length === 0 || eightWeeks <= 0 ? null : Math.trunc((meanError(errors) * 100) / eightWeeks),
    path: (days) => {
      const likely = taken(days);
      const margin = Math.max(grown(band, days), spread(days));
      return { low: within(likely - margin), likely: within(likely), high: within(likely + margin) };
    },
  };
};

/** What so many days take: whole weeks, and a part of the next one. */
const takenBy = (ahead: readonly number[]): ((days: number) => number) => {
  const sums = [0];
  for (const week of ahead) sums.push((sums.at(-1) ?? 0) + week);
  return (days) => {
    const whole = Math.min(ahead.length, Math.floor(days / 7));
    return (sums[whole] ?? 0) + ((ahead[whole] ?? 0) * (days % 7)) / 7;
  };
};

/**
 * Ways to go on from whole weeks: the mean of a year at most, halfway from it to the last week, the line through the last twelve, which flattens,
 * or the weeks of a year before at the height of the last eight.
 */
export const WAYS = [
  'mean-of-all-weeks',
  'halfway-to-last-week',
  'trend-of-weeks',
  'weeks-of-last-year',
] as const;
/** A way to go on from whole weeks. */
export type Way = (typeof WAYS)[number];

/** Weeks of a year, so that a season comes round. */
const YEAR = 52;
const RECENT = 8;
const TREND = 12;
/** So much of a trend is kept with every week; one that falls ends sooner, since work that is budgeted for is done in the end. */
const KEPT = { rising: 0.97, falling: 0.7 } as const;
/** A season may be higher or lower than the year before by so much. */
const MOST_TIMES = 4;

/** What each of some weeks ahead takes, from what is known: whole weeks, oldest first. */
type Ahead = (weeks: readonly number[], count: number) => number[];

/** The sum of some numbers. */
export const sumOf = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const meanOf = (weeks: readonly number[], most: number): number => {
  const last = weeks.slice(-most);
  return last.length === 0 ? 0 : sumOf(last) / last.length;
};

const level = (height: (weeks: readonly number[]) => number): Ahead => {
  return (weeks, count) => {
    const each = height(weeks);
    return Array.from({ length: count }, () => each);
  };
};

/** The least squares' line through the last weeks, from its end on; below nothing it stays there. */
const trendOf: Ahead = (weeks, count) => {
  const last = weeks.slice(-TREND);
  // Twice the distance from the middle, so that it is whole.
  const far = (at: number): number => 2 * at - last.length + 1;
  const square = last.reduce((all, _, at) => all + far(at) ** 2, 0);
  const slope = square === 0 ? 0 : (last.reduce((all, one, at) => all + far(at) * one, 0) * 2) / square;
  let next = meanOf(last, TREND) + (slope * (last.length - 1)) / 2;
  let step = slope;
  return Array.from({ length: count }, () => {
    step *= slope < 0 ? KEPT.falling : KEPT.rising;
    next += step;
    return Math.max(0, next);
  });
};

/** The weeks of a year before, each with its neighbours, as high as the last eight are against theirs. */
const lastYear: Ahead = (weeks, count) => {
  const from = weeks.length - YEAR;
  const before = sumOf(weeks.slice(from - RECENT, from));
  const times = before <= 0 ? 1 : Math.min(MOST_TIMES, Math.max(0, sumOf(weeks.slice(-RECENT)) / before));
  return Array.from({ length: count }, (_, ahead) => {
    const at = from + (ahead % YEAR);
    return meanOf(weeks.slice(at - 1, at + 2), 3) * times;
  });
};

/** How each way goes on. */
export const GOING_ON: Readonly<Record<Way, Ahead>> = {
  'mean-of-all-weeks': level((weeks) => meanOf(weeks, YEAR)),
  'halfway-to-last-week': level((weeks) => (meanOf(weeks, YEAR) + meanOf(weeks, 1)) / 2),
  'trend-of-weeks': trendOf,
  'weeks-of-last-year': lastYear,
};

/** Weeks that have to be known before a way is tried on those after them. */
export const KNOWN: Readonly<Record<Way, number>> = {
  'mean-of-all-weeks': 4,
  'halfway-to-last-week': 4,
  'trend-of-weeks': 4,
  'weeks-of-last-year': YEAR + RECENT,
};

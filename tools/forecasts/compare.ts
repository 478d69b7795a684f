import { foretell } from '#contract/insights/planning/pace.ts';
import { wholeWeeks } from '#contract/insights/planning/weeks.ts';
import { addDays, differenceInDays } from '#contract/projects/calendar.ts';
import { runOutOf } from '#contract/projects/forecast.ts';
import { dice, type History, historyOf, PATTERNS, type Pattern } from './histories.ts';

/** Days ahead that the use of a budget is foretold for. */
export const AHEAD = 56;
/** A forecast that never runs out is as far off as this. */
const FURTHEST = 365;

const CALENDAR = { week_start: 1 };

/** What was foretold, each beside the truth: seconds used within the days ahead, and days until the budget is used up. */
interface Foretold {
  readonly seconds: number;
  readonly days: number;
}

/** One project: the truth, ours, two naive forecasts, and whether the truth lies within our band. */
export interface Compared {
  readonly pattern: Pattern;
  readonly truth: Foretold;
  readonly ours: Foretold;
  readonly lastWeek: Foretold;
  readonly sinceStart: Foretold;
  readonly isInBand: boolean;
}

const usedIn = ({ days }: History, from: string, to: string): number =>
  days.filter(({ day }) => day >= from && day <= to).reduce((sum, { used }) => sum + used, 0);

const atPace = (secondsADay: number, left: number): Foretold => ({
  seconds: Math.round(secondsADay * AHEAD),
  days: secondsADay <= 0 ? FURTHEST : Math.min(FURTHEST, Math.ceil(left / secondsADay)),
});

/** Foretells one project from what was known on its day, and sets what came of it beside. */
export const compare = (history: History, seed: number): Compared | null => {
  const { today, pattern } = history;
  const before = history.days.filter(({ day }) => day < today);
  const used = before.reduce((sum, one) => sum + one.used, 0);
  const first = before[0]?.day ?? today;
  const horizon = 14 + dice(seed + 7)(AHEAD);
  const left = usedIn(history, today, addDays(today, horizon));
  if (left === 0) return null;
  const trueDay =
    history.days.find(({ day }) => day >= today && usedIn(history, today, day) >= left)?.day ?? today;
  const end = addDays(today, AHEAD);
  const { path } = foretell(used, wholeWeeks(before, today, CALENDAR.week_start), null);
  const at_end = path(AHEAD);
  const { likely } = runOutOf(path, used + left, today, null);
  const truth = usedIn(history, today, end);
  const lastWeek = usedIn(history, addDays(today, -7), addDays(today, -1)) / 7;
  const sinceStart = used / Math.max(1, differenceInDays(first, today));
  return {
    pattern,
    truth: { seconds: truth, days: differenceInDays(today, trueDay) },
    ours: {
      seconds: at_end.likely - used,
      days: likely === null ? FURTHEST : Math.min(FURTHEST, differenceInDays(today, likely)),
    },
    lastWeek: atPace(lastWeek, left),
    sinceStart: atPace(sinceStart, left),
    isInBand: truth >= at_end.low - used && truth <= at_end.high - used,
  };
};

/** Errors of one way to foretell: of seconds in per cent of all that was used, of days in tenths, each on average. */
export interface Errors {
  readonly pct: number;
  readonly tenthsOfDays: number;
}

/** Errors of all ways over some projects, and how many of a hundred bands held. */
export interface Table {
  readonly projects: number;
  readonly ours: Errors;
  readonly lastWeek: Errors;
  readonly sinceStart: Errors;
  readonly bandPct: number;
}

const errorsOf = (all: readonly Compared[], way: 'ours' | 'lastWeek' | 'sinceStart'): Errors => {
  const off = all.reduce((sum, one) => sum + Math.abs(one[way].seconds - one.truth.seconds), 0);
  const truth = all.reduce((sum, one) => sum + one.truth.seconds, 0);
  const days = all.reduce((sum, one) => sum + Math.abs(one[way].days - one.truth.days), 0);
  return { pct: Math.round((off * 100) / truth), tenthsOfDays: Math.round((days * 10) / all.length) };
};

/** What some projects come to together. */
export const tableOf = (all: readonly Compared[]): Table => ({
  projects: all.length,
  ours: errorsOf(all, 'ours'),
  lastWeek: errorsOf(all, 'lastWeek'),
  sinceStart: errorsOf(all, 'sinceStart'),
  bandPct: Math.round((all.filter(({ isInBand }) => isInBand).length * 100) / all.length),
});

/** Seeds that ways to foretell were chosen by, and seeds that nobody looked at while choosing. */
export const SEEDS = { chosen: 0, fresh: 1_000_000 } as const;

/** Some hundred generated projects of every pattern, foretold and compared. */
export const compareAll = (ofEach: number, from: number = SEEDS.fresh): readonly Compared[] =>
  PATTERNS.flatMap((pattern, at) =>
    Array.from({ length: ofEach }, (_, n) => {
      const seed = from + at * 10_000 + n + 1;
      return compare(historyOf(pattern, seed), seed);
    }).filter((one) => one !== null),
  );

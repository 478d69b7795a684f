import { z } from 'zod';
import { startOfWeek } from '../activity/rules.ts';
import { day } from '../shapes.ts';
import { addDays, differenceInDays, earlier, lastDayOfMonth, later } from './calendar.ts';
import { curve, type DayUse, pointsOf } from './curve.ts';
import {
  CONFIDENCES,
  confidenceOf,
  FORECAST_OUTCOMES,
  PACE_WEEKS,
  type Path,
  paceOf,
  pathOf,
  runOutOf,
} from './forecast.ts';
import { firstOfMonth } from './periods.ts';
import { plannedBy, type Span, type WorkingCalendar } from './plan.ts';
import { BUDGET_PERIODS } from './shapes.ts';
import { LOGGABLE_STATUSES, type ProjectStatus } from './states.ts';

/** When a budget is likely to be used up, and what is at the end. */
export const forecast = z.object({
  outcome: z.enum(FORECAST_OUTCOMES),
  confidence: z.enum(CONFIDENCES).nullable(),
  /** The days on which the fastest, the likely and the slowest pace use it up; null for one that doesn't by `end`. */
  early: day.nullable(),
  likely: day.nullable(),
  late: day.nullable(),
  /** The day that the forecast ends on: the month's or the project's last. */
  end: day.nullable(),
  at_end: z.object({ low: z.int(), likely: z.int(), high: z.int() }).nullable(),
  /** The whole weeks that the pace is taken from, their mean and standard deviation. */
  pace: z.object({ from: day, to: day, weeks: z.int(), mean: z.int(), deviation: z.int() }).nullable(),
});

/** A budget in money (minor units) or time (seconds), what of it is used, planned and to be expected. */
export const measure = z.object({
  unit: z.enum(['money', 'time']),
  period: z.enum(BUDGET_PERIODS),
  /** What it is for: the project's days, or a month's. */
  from: day,
  to: day.nullable(),
  budget: z.int().nullable(),
  used: z.int(),
  /** By today: what is planned and used, and by how much more is used than planned. */
  plan: z.object({ planned: z.int(), used: z.int(), variance: z.int() }).nullable(),
  hard_cap: z.boolean(),
  forecast,
  curve,
});

/** A budget in money or time, what of it is used, planned and to be expected. */
export type Measure = z.infer<typeof measure>;
/** When a budget is likely to be used up. */
export type Forecast = z.infer<typeof forecast>;

/** What a measure is made from. */
export interface Measured {
  readonly unit: Measure['unit'];
  readonly budget: number | null;
  /** Every day with time, earliest first. */
  readonly days: readonly DayUse[];
  readonly project: {
    readonly start_date: string;
    readonly end_date: string | null;
    readonly status: ProjectStatus;
    readonly budget_period: Measure['period'];
    readonly hard_cap: boolean;
  };
  readonly today: string;
  readonly calendar: WorkingCalendar & { readonly week_start: number };
}

/** A budget with everything that is told of it; a monthly one for the month of today, or the project's last. */
export const measureOf = (of: Measured): Measure => {
  const { unit, budget, project, today } = of;
  const span = budgetSpan(of);
  const days = project.budget_period === 'month' ? of.days.filter((one) => isIn(one.day, span)) : of.days;
  const used = sumOf(days);
  const weeks = paceWeeks(of);
  const path = isRunning(of) ? pathFrom(of, used, weeks) : null;
  const planned =
    budget === null || span.to === null
      ? null
      : plannedBy(budget, { from: span.from, to: span.to }, of.calendar);
  const told = forecastOf(of, { used, end: span.to, weeks, path });
  return {
    ...{ unit, budget, used, ...span, period: project.budget_period, hard_cap: project.hard_cap },
    plan: planned && planNow(days, planned(today), today),
    forecast: told,
    curve: pointsOf({ ...of, days, span, path, planned, until: told.late ?? told.likely ?? told.early }),
  };
};

const isIn = (at: string, { from, to }: { from: string; to: string | null }) =>
  at >= from && (to === null || at <= to);

const sumOf = (days: readonly DayUse[]): number => days.reduce((sum, { used }) => sum + used, 0);

/** The days that a budget is for: the project's, or a month's. */
export const budgetSpan = ({
  project,
  today,
}: Pick<Measured, 'today'> & {
  readonly project: Pick<Measured['project'], 'start_date' | 'end_date' | 'budget_period'>;
}): { from: string; to: string | null } => {
  const { start_date, end_date, budget_period } = project;
  if (budget_period === 'total') return { from: start_date, to: end_date };
  const at = later(start_date, earlier(end_date ?? today, today));
  return {
    from: later(start_date, firstOfMonth(at)),
    to: earlier(end_date ?? lastDayOfMonth(at), lastDayOfMonth(at)),
  };
};

const isRunning = ({ project: { status, end_date }, today }: Measured): boolean =>
  LOGGABLE_STATUSES.some((one) => one === status) && (end_date === null || end_date >= today);

const planNow = (days: readonly DayUse[], planned: number, today: string) => {
  const used = sumOf(days.filter((one) => one.day <= today));
  return { planned, used, variance: used - planned };
};

interface PaceWeeks extends Span {
  readonly weeks: readonly number[];
}

/** The last whole weeks before today's, up to eight, none before the first day with time; latest first. */
const paceWeeks = ({ days, today, calendar }: Measured): PaceWeeks => {
  const now = startOfWeek(today, calendar.week_start);
  const first = days[0]?.day ?? now;
  const starts = Array.from({ length: PACE_WEEKS.most }, (_, at) => addDays(now, -7 * (at + 1)));
  const whole = starts.filter((start) => start >= first);
  const weeks = whole.map((from) => sumOf(days.filter(({ day: at }) => at >= from && at < addDays(from, 7))));
  return { weeks, from: whole.at(-1) ?? now, to: addDays(now, -1) };
};

const pathFrom = (
  { budget, project: { hard_cap } }: Measured,
  used: number,
  { weeks }: PaceWeeks,
): Path | null => {
  const isKnown = weeks.length >= PACE_WEEKS.least && weeks.reduce((sum, one) => sum + one, 0) > 0;
  return isKnown ? pathOf(used, weeks, hard_cap ? budget : null) : null;
};

interface Known {
  readonly used: number;
  readonly end: string | null;
  readonly weeks: PaceWeeks;
  readonly path: Path | null;
}

const forecastOf = (of: Measured, { used, end, weeks, path }: Known): Forecast => {
  const none = { early: null, likely: null, late: null };
  const { budget, today } = of;
  const isOpen = budget !== null && used < budget && path !== null;
  const days = isOpen ? runOutOf(path, budget, today, end) : none;
  const ahead = end === null ? null : differenceInDays(today, end);
  const { weeks: sums, ...span } = weeks;
  return {
    outcome: outcomeOf(of, { used, weeks, isOut: days.early !== null }),
    confidence: path && confidenceOf(sums),
    ...days,
    end,
    at_end: path && ahead !== null && ahead >= 0 ? path(ahead) : null,
    pace: path && { ...span, weeks: sums.length, ...paceOf(sums) },
  };
};

const outcomeOf = (
  of: Measured,
  { used, weeks: { weeks }, isOut }: Omit<Known, 'path' | 'end'> & { isOut: boolean },
): Forecast['outcome'] => {
  if (of.budget === null) return 'no_budget';
  if (used >= of.budget) return 'used_up';
  if (!isRunning(of)) return 'not_running';
  if (weeks.length < PACE_WEEKS.least) return 'too_few_weeks';
  if (weeks.reduce((sum, one) => sum + one, 0) <= 0) return 'no_pace';
  return isOut ? 'runs_out' : 'lasts';
};

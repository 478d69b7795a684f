import { addDays, differenceInDays } from '#contract/projects/calendar.ts';
import type { DashboardWeek, ProjectDashboard } from '#contract/projects/dashboard.ts';

/** What the curve of a budget is drawn from. */
export interface BurnInput {
  readonly dashboard: ProjectDashboard;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly billing: string;
  readonly today: string;
}

/** Week by week: used so far, likely at the pace of late, planned; in minor units or seconds. */
export interface BurnCurve {
  readonly unit: 'money' | 'time';
  /** Minor units or seconds; null without a budget. */
  readonly budget: number | null;
  readonly weeks: readonly string[];
  readonly actual: readonly (number | null)[];
  readonly likely: readonly (number | null)[];
  readonly planned: readonly (number | null)[];
}

/** Weeks that the pace of late is taken from. */
const PACE_WEEKS = 4;
/** A curve isn't drawn further than this beyond what is logged. */
const MOST_WEEKS_AHEAD = 60;

/** The curve of a project's budget: money where there is a money budget or none at all, hours where only hours are. */
export const burnCurve = (input: BurnInput): BurnCurve => {
  const { dashboard, end_date, start_date } = input;
  const { minor, minutes } = dashboard.budget;
  const unit = minor === null && (minutes !== null || dashboard.totals.bill_minor === 0) ? 'time' : 'money';
  const budget = unit === 'money' ? minor : minutes === null ? null : minutes * 60;
  const logged = sums(dashboard.weeks, unit, input.billing);
  const weeks = [...dashboard.weeks.map(({ week_start }) => week_start), ...ahead(input)];
  const actual = weeks.map((_, at) => logged[at] ?? null);
  return {
    unit,
    budget,
    weeks,
    actual,
    likely: likelyFrom(logged, weeks.length),
    planned: weeks.map((week) => plannedAt(week, budget, start_date, end_date)),
  };
};

const sums = (weeks: readonly DashboardWeek[], unit: BurnCurve['unit'], billing: string): number[] => {
  let sum = 0;
  return weeks.map((week) => {
    const money = billing === 'non_billable' ? (week.cost_minor ?? 0) : week.bill_minor;
    sum += unit === 'time' ? week.seconds : money;
    return sum;
  });
};

/** Weeks after the last one with time, up to the project's end while it isn't over. */
const ahead = ({ dashboard, end_date, today }: BurnInput): string[] => {
  const last = dashboard.weeks.at(-1)?.week_start;
  if (!last || !end_date || end_date < today) return [];
  const count = Math.min(MOST_WEEKS_AHEAD, Math.floor(differenceInDays(last, end_date) / 7));
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(last, 7 * (at + 1)));
};

const likelyFrom = (logged: readonly number[], length: number): (number | null)[] => {
  const last = logged.at(-1);
  if (last === undefined || length === logged.length) return Array.from({ length }, () => null);
  const before = logged.at(-1 - PACE_WEEKS) ?? 0;
  const pace = (last - before) / Math.min(PACE_WEEKS, logged.length);
  const now = logged.length - 1;
  return Array.from({ length }, (_, at) => (at < now ? null : Math.round(last + pace * (at - now))));
};

/** The budget spread evenly over the project's days, at the end of a week. */
const plannedAt = (week: string, budget: number | null, start: string, end: string | null): number | null => {
  if (budget === null || end === null) return null;
  const days = differenceInDays(start, end) + 1;
  const gone = Math.min(days, Math.max(0, differenceInDays(start, week) + 7));
  return Math.round((budget * gone) / days);
};

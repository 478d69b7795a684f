import { startOfWeek } from '#contract/activity/rules.ts';
import type { ProjectDashboard, TimeTotals } from '#contract/projects/dashboard.ts';
import { budgetOf, burnOf, elapsedOf, usedMinor } from '#contract/projects/health.ts';
import { type Measure, measureOf } from '#contract/projects/measure.ts';
import { previousSpan } from '#contract/projects/periods.ts';
import type { Context } from '../../../platform/context.ts';
import { factsOf } from '../presenter.ts';
import { seesCosts } from '../queries.ts';
import {
  type DaySums,
  listDays,
  listParts,
  type PartSums,
  readCalendar,
  withoutGaps,
} from './read-dashboard.ts';
import { requireProject } from './read-project.ts';
import { type Days, type Sums, sumByCurrency } from './time-sums.ts';

type Project = Awaited<ReturnType<typeof requireProject>>;
type Calendar = Awaited<ReturnType<typeof readCalendar>>;

/** A visible project's time in a period, summed from the roll-ups, and its budgets. Throws 404 for one that isn't visible. */
export const composeDashboard = async (
  context: Context,
  id: string,
  period: Days,
): Promise<ProjectDashboard> => {
  const project = await requireProject(context, id);
  const [days, parts, money, calendar] = await Promise.all([
    listDays(context, project),
    listParts(context, project, period),
    sumByCurrency(context, project, { ...period, member_id: undefined, service_type_id: undefined }),
    readCalendar(context),
  ]);
  const costs = seesCosts(context, id);
  const within = days.filter(({ work_date }) => isIn(work_date, period));
  const ofKind = (kind: PartSums['kind']) => parts.filter((part) => part.kind === kind);
  return {
    currency: project.currency,
    today: project.today,
    as_of: context.now.toISOString(),
    period: { from: period.from ?? null, to: period.to ?? null },
    totals: {
      ...seen(total(within), costs),
      entries: total(within).entries,
      first_date: within[0]?.work_date ?? null,
      last_date: within.at(-1)?.work_date ?? null,
    },
    previous: previousOf(days, period, project.today, costs),
    entries_ever: total(days).entries,
    other_currencies: othersOf(money, costs),
    weeks: withoutGaps(
      weeksOf(within, calendar.week_start).map((week) => ({ ...week, ...seen(week, costs) })),
    ),
    people: ofKind('person').map((part) => partOf(part, costs)),
    service_types: ofKind('service').map((part) => partOf(part, costs)),
    budget: budgetNow(project, costs),
    measures: measuresOf(project, days, calendar, costs),
    margin_floor_pct: costs ? Number(calendar.margin_floor_pct) || null : null,
  };
};

/** What the time behind a figure comes to. Throws 404 for a project that isn't visible. */
export const composeTotals = async (
  context: Context,
  id: string,
  filters: Parameters<typeof sumByCurrency>[2],
): Promise<TimeTotals> => {
  const project = await requireProject(context, id);
  const money = await sumByCurrency(context, project, filters);
  const costs = seesCosts(context, id);
  return {
    ...seen(total(money), costs),
    entries: total(money).entries,
    other_currencies: othersOf(money, costs),
  };
};

const isIn = (day: string, { from, to }: Days) => (!from || day >= from) && (!to || day <= to);

const total = (rows: readonly Sums[]): Sums => ({
  seconds: sum(rows, 'seconds'),
  billable_seconds: sum(rows, 'billable_seconds'),
  bill_minor: sum(rows, 'bill_minor'),
  cost_minor: sum(rows, 'cost_minor'),
  entries: sum(rows, 'entries'),
});

const sum = (rows: readonly Sums[], key: keyof Sums) => rows.reduce((all, row) => all + row[key], 0);

const seen = ({ seconds, billable_seconds, bill_minor, cost_minor }: Sums, costs: boolean) => ({
  seconds,
  billable_seconds,
  bill_minor,
  cost_minor: costs ? cost_minor : null,
});

const partOf = ({ id, name, ...sums }: PartSums, costs: boolean) => ({ id, name, ...seen(sums, costs) });

const othersOf = (money: Awaited<ReturnType<typeof sumByCurrency>>, costs: boolean) =>
  money.flatMap(({ currency, seconds, entries, bill, cost }) =>
    currency === null
      ? []
      : [{ currency, seconds, entries, bill_minor: bill, cost_minor: costs ? cost : null }],
  );

const weeksOf = (days: readonly DaySums[], weekStart: number) =>
  [...Map.groupBy(days, ({ work_date }) => startOfWeek(work_date, weekStart))].map(([week_start, rows]) => ({
    week_start,
    ...total(rows),
  }));

const previousOf = (days: readonly DaySums[], { from, to }: Days, today: string, costs: boolean) => {
  if (!from || !to) return null;
  const span = previousSpan({ from, to }, today);
  const sums = total(days.filter(({ work_date }) => isIn(work_date, span)));
  return { ...span, ...seen(sums, costs), entries: sums.entries };
};

const budgetNow = (project: Project, costs: boolean): ProjectDashboard['budget'] => {
  const facts = factsOf(project, costs);
  const { today } = project;
  return {
    ...budgetOf(facts, today),
    used_minor: usedMinor(facts),
    used_seconds: facts.seconds,
    used_pct: burnOf(facts, today),
    elapsed_pct: elapsedOf(facts, today),
  };
};

const measuresOf = (
  project: Project,
  days: readonly DaySums[],
  calendar: Calendar,
  costs: boolean,
): Measure[] => {
  const { budget_minor, budget_minutes, billing, today } = project;
  const isCost = billing === 'non_billable';
  const money = days.map((day) => ({ day: day.work_date, used: isCost ? day.cost_minor : day.bill_minor }));
  const time = days.map((day) => ({ day: day.work_date, used: day.seconds }));
  const isWorth = budget_minutes === null && money.some(({ used }) => used !== 0);
  const isMoney = usedMinor(factsOf(project, costs)) !== null && (budget_minor !== null || isWorth);
  const hard_cap = project.hard_cap && !isCost;
  const shared = { today, calendar };
  const inMoney = isMoney
    ? [
        measureOf({
          ...shared,
          unit: 'money',
          budget: budget_minor,
          days: money,
          project: { ...project, hard_cap },
        }),
      ]
    : [];
  const budget = budget_minutes && budget_minutes * 60;
  return budget || !isMoney
    ? [...inMoney, measureOf({ ...shared, unit: 'time', budget, days: time, project })]
    : inMoney;
};

import { differenceInDays } from '../../projects/calendar.ts';
import { PACE_WEEKS, runOutOf } from '../../projects/forecast.ts';
import { usedMinor } from '../../projects/health.ts';
import type { Measure } from '../../projects/measure.ts';
import type { Place } from '../detecting.ts';
import { type Finding, keyOf } from '../finding.ts';
import type { Proposal } from '../proposals.ts';
import { dayOrNone, evidenceOf, numbered, percentOf } from '../values.ts';
import {
  amountOf,
  type Budget,
  type BudgetProject,
  type BudgetUse,
  projectSubject,
  type Spent,
  spanOf,
} from './budget-rows.ts';
import { ofPage, pastWeeks } from './budget-weeks.ts';
import { type Foretold, foretell } from './pace.ts';
import { findUncounted } from './uncounted.ts';
import { countWeeks, MOST_WEEKS } from './weeks.ts';

/** Sooner than this it is grave. */
const SOON_DAYS = 21;

/** What a project's budgets are likely to come to: used up, running out, or not to be counted. */
export const findBudgets = (place: Place, project: BudgetProject, use: BudgetUse): Finding[] => {
  const budgets = budgetsOf(place, project, use);
  return [
    ...budgets.flatMap((one) => exhausted(place, one)),
    ...(budgets.some(({ unit }) => unit === 'money') ? findUncounted(project, use) : []),
  ];
};

/** Whether there are too few whole weeks of time for a pace. */
export const isTooYoung = ({ today, week_start }: Place, { first }: BudgetUse): boolean =>
  first === null || countWeeks(first, today, week_start) < PACE_WEEKS.least;

/** A project's budgets with what each week used of them. */
const budgetsOf = (place: Place, project: BudgetProject, use: BudgetUse): Budget[] => {
  const isCost = project.billing === 'non_billable';
  const { budget_minor, budget_minutes } = project;
  const isMoney = usedMinor({ ...project, bill_minor: 0, cost_minor: 0 }) !== null;
  const known = countWeeks(use.first, place.today, place.week_start);
  const measured = (unit: Measure['unit'], budget: number, of: (spent: Spent) => number): Budget => {
    const weeks = Array.from({ length: known + 1 }, () => 0);
    for (const spent of use.weeks) {
      const at = spent.week - (MOST_WEEKS - known);
      if (at >= 0 && at <= known) weeks[at] = of(spent);
    }
    const thisWeek = weeks.pop() ?? 0;
    return { project, unit, budget, used: of(use.used), ...spanOf(project, place.today), weeks, thisWeek };
  };
  return [
    ...(budget_minor === null || !isMoney
      ? []
      : [measured('money', budget_minor, (one) => (isCost ? one.cost_minor : one.bill_minor))]),
    ...(budget_minutes === null ? [] : [measured('time', budget_minutes * 60, ({ seconds }) => seconds)]),
  ];
};

const exhausted = (place: Place, budget: Budget): Finding[] => {
  if (budget.used >= budget.budget) return [usedUp(budget)];
  const { project, weeks } = budget;
  const isOver = project.end_date !== null && project.end_date < place.today;
  if (isOver || weeks.length < PACE_WEEKS.least || weeks.every((used) => used <= 0)) return [];
  return runningOut(place, budget);
};

const base = ({ project, unit, from }: Budget, kind: Finding['kind']) => {
  const subject = projectSubject(project);
  const month = project.budget_period === 'month' ? [from.slice(0, 7)] : [];
  return {
    ...{ kind, subject, key: keyOf(kind, subject, unit, ...month), count: 1 },
    about: project.client ? [{ type: 'client' as const, ...project.client }] : [],
  };
};

const usedUp = (of: Budget): Finding => {
  const said = amountOf(of);
  const over = of.used - of.budget;
  const values = [said('budget', of.budget), said('used', of.used), said('over', over)];
  return {
    ...{ ...base(of, 'budget-used-up'), rows: [] },
    severity: of.project.hard_cap || percentOf(over, of.budget) >= 10 ? 'high' : 'medium',
    weight: percentOf(over * 10, of.budget),
    confidence: { pct: 98, reason: 'counted', values: [] },
    days: { from: of.from, to: of.to ?? of.from },
    evidence: evidenceOf(values, linkOf(of)),
    formula: { code: 'used-against-budget', values },
    proposal: extensionOf(of, null),
  };
};

const runningOut = (place: Place, of: Budget): Finding[] => {
  const { used, to: end, budget, weeks } = of;
  const foretold = foretell(used, weeks, null);
  const out = runOutOf(foretold.path, budget, place.today, end);
  if (out.likely === null) return [];
  const said = amountOf(of);
  const at_end = end === null ? null : foretold.path(differenceInDays(place.today, end));
  const short = at_end === null ? null : at_end.likely - budget;
  const away = differenceInDays(place.today, out.likely);
  const values = [
    ...[said('budget', budget), said('used', used), said('left', budget - used)],
    ...[said('pace', foretold.pace), numbered('weeks', 'count', weeks.length)],
  ];
  return [
    {
      ...{ ...base(of, 'budget-running-out'), rows: pastWeeks(place, of) },
      severity: away <= SOON_DAYS ? 'high' : end === null ? 'low' : 'medium',
      weight: short === null ? Math.max(0, 730 - away) : Math.max(0, percentOf(short * 10, budget)),
      confidence: surenessOf(foretold, weeks.length),
      days: { from: out.early ?? out.likely, to: out.late ?? end ?? out.likely },
      evidence: evidenceOf(
        [
          ...[dayOrNone('runs-out', out.likely), dayOrNone('runs-out-early', out.early)],
          ...[dayOrNone('runs-out-late', out.late), dayOrNone('end', end), ...values],
          ...(at_end === null ? [] : [said('at-end', at_end.likely), said('at-end-low', at_end.low)]),
          ...(at_end === null ? [] : [said('at-end-high', at_end.high)]),
          ...ofPage(place, of, out.likely),
        ],
        linkOf(of),
      ),
      formula: { code: foretold.way, values: [...values, dayOrNone('runs-out', out.likely)] },
      proposal: extensionOf(of, short),
    },
  ];
};

/** As sure as the formula was right of the project's own past. */
const surenessOf = ({ error_pct, tried }: Foretold, weeks: number): Finding['confidence'] =>
  error_pct === null
    ? { pct: 45, reason: 'few-weeks', values: [numbered('weeks', 'count', weeks)] }
    : {
        ...{ pct: Math.max(35, Math.min(92, 95 - error_pct)), reason: 'back-tested' },
        values: [numbered('error', 'percent', error_pct), numbered('tried', 'count', tried)],
      };

const extensionOf = ({ project, unit }: Budget, short: number | null): Proposal | null =>
  project.client === null || project.billing === 'non_billable'
    ? null
    : {
        ...{ makes: 'dealsheet', client_id: project.client.id, project_id: project.id },
        extension_minutes: unit === 'time' && short !== null && short > 0 ? Math.ceil(short / 60) : null,
      };

const linkOf = ({ project: { id } }: Budget): string => `/manager/projects/${id}/dashboard`;

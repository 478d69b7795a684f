import { startOfWeek } from '../../activity/rules.ts';
import { addDays, differenceInDays } from '../../projects/calendar.ts';
import type { DayUse } from '../../projects/curve.ts';
import { PACE_WEEKS, runOutOf } from '../../projects/forecast.ts';
import { usedMinor } from '../../projects/health.ts';
import { type Measure, measureOf } from '../../projects/measure.ts';
import type { Place } from '../detecting.ts';
import { type Finding, keyOf, type LabelledValue } from '../finding.ts';
import type { Proposal } from '../proposals.ts';
import { dayOrNone, evidenceOf, money, numbered, percentOf } from '../values.ts';
import { type BudgetDay, type BudgetProject, projectSubject } from './budget-rows.ts';
import { type Foretold, foretell } from './pace.ts';
import { findUncounted } from './uncounted.ts';
import { wholeWeeks } from './weeks.ts';

/** Sooner than this it is grave. */
const SOON_DAYS = 21;

/** What a project's budgets are likely to come to: used up, running out, or not to be counted. */
export const findBudgets = (place: Place, project: BudgetProject, days: readonly BudgetDay[]): Finding[] => {
  const measures = measuresOf(place, project, days);
  return [
    ...measures.flatMap((one) => exhausted(place, project, one)),
    ...(measures.some(({ measure: { unit } }) => unit === 'money') ? findUncounted(project, days) : []),
  ];
};

/** Whether there are too few whole weeks of time for a pace. */
export const isTooYoung = ({ today, week_start }: Place, days: readonly BudgetDay[]): boolean => {
  const [first] = days;
  const since = first && startOfWeek(addDays(first.day, 6), week_start);
  return (
    since === undefined || differenceInDays(since, startOfWeek(today, week_start)) < PACE_WEEKS.least * 7
  );
};

/** A project's budgets with what each day used of them. */
const measuresOf = (place: Place, project: BudgetProject, days: readonly BudgetDay[]) => {
  const isCost = project.billing === 'non_billable';
  const { budget_minor, budget_minutes } = project;
  const isMoney = usedMinor({ ...project, bill_minor: 0, cost_minor: 0 }) !== null;
  const from = { project, today: place.today, calendar: { ...place, holidays: [...place.holidays.keys()] } };
  const measured = (unit: Measure['unit'], budget: number, uses: readonly DayUse[]) => ({
    measure: measureOf({ ...from, unit, budget, days: uses }),
    days: uses,
  });
  const money = days.map((one) => ({ day: one.day, used: isCost ? one.cost_minor : one.bill_minor }));
  const time = days.map((one) => ({ day: one.day, used: one.seconds }));
  return [
    ...(budget_minor === null || !isMoney ? [] : [measured('money', budget_minor, money)]),
    ...(budget_minutes === null ? [] : [measured('time', budget_minutes * 60, time)]),
  ];
};

const amount =
  ({ unit }: Measure, { currency }: BudgetProject) =>
  (code: LabelledValue['code'], value: number): LabelledValue =>
    unit === 'money' ? money(code, value, currency) : numbered(code, 'seconds', value);

const exhausted = (
  place: Place,
  project: BudgetProject,
  { measure, days }: { readonly measure: Measure; readonly days: readonly DayUse[] },
): Finding[] => {
  if (measure.forecast.outcome === 'used_up') return [usedUp(project, measure)];
  const weeks = wholeWeeks(days, place.today, place.week_start);
  const isOver = project.end_date !== null && project.end_date < place.today;
  if (isOver || weeks.length < PACE_WEEKS.least || weeks.every((used) => used <= 0)) return [];
  return runningOut(place, project, { measure, weeks });
};

const base = (project: BudgetProject, measure: Measure, kind: Finding['kind']) => {
  const subject = projectSubject(project);
  const month = measure.period === 'month' ? [measure.from.slice(0, 7)] : [];
  return {
    ...{ kind, subject, key: keyOf(kind, subject, measure.unit, ...month), count: 1, rows: [] },
    about: project.client ? [{ type: 'client' as const, ...project.client }] : [],
  };
};

const usedUp = (project: BudgetProject, measure: Measure): Finding => {
  const said = amount(measure, project);
  const budget = measure.budget ?? 0;
  const over = measure.used - budget;
  const values = [said('budget', budget), said('used', measure.used), said('over', over)];
  return {
    ...base(project, measure, 'budget-used-up'),
    severity: measure.hard_cap || percentOf(over, budget) >= 10 ? 'high' : 'medium',
    weight: percentOf(over * 10, budget),
    confidence: { pct: 98, reason: 'counted', values: [] },
    days: { from: measure.from, to: measure.to ?? measure.from },
    evidence: evidenceOf(values, linkOf(project)),
    formula: { code: 'used-against-budget', values },
    proposal: extensionOf(project, measure, null),
  };
};

const runningOut = (
  place: Place,
  project: BudgetProject,
  { measure, weeks }: { readonly measure: Measure; readonly weeks: readonly number[] },
): Finding[] => {
  const { used, to: end, budget } = measure;
  if (budget === null) return [];
  const foretold = foretell(used, weeks, null);
  const out = runOutOf(foretold.path, budget, place.today, end);
  if (out.likely === null) return [];
  const said = amount(measure, project);
  const at_end = end === null ? null : foretold.path(differenceInDays(place.today, end));
  const short = at_end === null ? null : at_end.likely - budget;
  const away = differenceInDays(place.today, out.likely);
  const values = [
    said('budget', budget),
    said('used', used),
    said('left', budget - used),
    said('pace', foretold.pace),
    numbered('weeks', 'count', weeks.length),
  ];
  return [
    {
      ...base(project, measure, 'budget-running-out'),
      severity: away <= SOON_DAYS ? 'high' : end === null ? 'low' : 'medium',
      weight: short === null ? Math.max(0, 730 - away) : Math.max(0, percentOf(short * 10, budget)),
      confidence: surenessOf(foretold, weeks.length),
      days: { from: out.early ?? out.likely, to: out.late ?? end ?? out.likely },
      evidence: evidenceOf(
        [
          ...[dayOrNone('runs-out', out.likely), dayOrNone('runs-out-early', out.early)],
          ...[dayOrNone('runs-out-late', out.late), dayOrNone('end', end), ...values],
          ...(at_end === null
            ? []
            : [
                ...[said('at-end', at_end.likely), said('at-end-low', at_end.low)],
                said('at-end-high', at_end.high),
              ]),
        ],
        linkOf(project),
      ),
      formula: { code: foretold.way, values: [...values, dayOrNone('runs-out', out.likely)] },
      proposal: extensionOf(project, measure, short),
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

const extensionOf = (project: BudgetProject, measure: Measure, short: number | null): Proposal | null =>
  project.client === null || project.billing === 'non_billable'
    ? null
    : {
        ...{ makes: 'dealsheet', client_id: project.client.id, project_id: project.id },
        extension_minutes:
          measure.unit === 'time' && short !== null && short > 0 ? Math.ceil(short / 60) : null,
      };

const linkOf = ({ id }: BudgetProject): string => `/manager/projects/${id}/dashboard`;

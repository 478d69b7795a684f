import { startOfWeek } from '../../activity/rules.ts';
import { addDays, differenceInDays } from '../../projects/calendar.ts';
import { PACE_WEEKS } from '../../projects/forecast.ts';
import { usedMinor } from '../../projects/health.ts';
import { type Measure, measureOf } from '../../projects/measure.ts';
import type { ProjectStatus } from '../../projects/states.ts';
import type { Place } from '../detecting.ts';
import { type Finding, type InsightSubject, keyOf, type LabelledValue } from '../finding.ts';
import type { Proposal } from '../proposals.ts';
import { dayOrNone, evidenceOf, labelled, money, numbered, percentOf } from '../values.ts';

/** A project with a budget, as it stands. */
export interface BudgetProject {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly client: { readonly id: string; readonly name: string } | null;
  readonly status: ProjectStatus;
  readonly billing: Parameters<typeof usedMinor>[0]['billing'];
  readonly currency: string;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly budget_minor: number | null;
  readonly budget_minutes: number | null;
  readonly budget_period: Measure['period'];
  readonly hard_cap: boolean;
}

/** What a day of a project comes to; money in the project's currency alone. */
export interface BudgetDay {
  readonly day: string;
  readonly seconds: number;
  readonly bill_minor: number;
  readonly cost_minor: number;
  /** Billable seconds that nothing is known of in the project's currency: of those without a rate, and of those in another one. */
  readonly unpriced_s: number;
  readonly foreign_s: number;
  readonly billable_s: number;
}

/** Sooner than this it is grave. */
const SOON_DAYS = 21;
/** Weeks that may be told of, though three are few. */
const PCT = { high: 85, medium: 70, low: 50 } as const;
const REASON = { high: 'steady-weeks', medium: 'uneven-weeks', low: 'few-weeks' } as const;

/** What a project's budgets are likely to come to: used up, running out, or not to be counted. */
export const findBudgets = (place: Place, project: BudgetProject, days: readonly BudgetDay[]): Finding[] => {
  const measures = measuresOf(place, project, days);
  return [
    ...measures.flatMap((measure) => exhausted(place, project, measure)),
    ...(measures.some(({ unit }) => unit === 'money') ? uncounted(project, days) : []),
  ];
};

/** Whether there are too few whole weeks of time for a pace. */
export const isTooYoung = ({ today, week_start }: Place, days: readonly BudgetDay[]): boolean => {
  const [first] = days;
  const since = first && startOfWeek(addDays(first.day, 6), week_start);
  return since === undefined || differenceInDays(since, startOfWeek(today, week_start)) < PACE_WEEKS.least * 7;
};

const measuresOf = (place: Place, project: BudgetProject, days: readonly BudgetDay[]): Measure[] => {
  const isCost = project.billing === 'non_billable';
  const from = { project, today: place.today, calendar: { ...place, holidays: [...place.holidays.keys()] } };
  const minutes = project.budget_minutes;
  return [
    ...(project.budget_minor === null || usedMinor({ ...project, bill_minor: 0, cost_minor: 0 }) === null
      ? []
      : [
          measureOf({
            ...{ ...from, unit: 'money' as const, budget: project.budget_minor },
            project: { ...project, hard_cap: project.hard_cap && !isCost },
            days: days.map((one) => ({ day: one.day, used: isCost ? one.cost_minor : one.bill_minor })),
          }),
        ]),
    ...(minutes === null
      ? []
      : [
          measureOf({
            ...{ ...from, unit: 'time' as const, budget: minutes * 60 },
            days: days.map((one) => ({ day: one.day, used: one.seconds })),
          }),
        ]),
  ];
};

const subjectOf = ({ id, name }: BudgetProject): InsightSubject => ({ type: 'project', id, name });

const amount =
  ({ unit }: Measure, { currency }: BudgetProject) =>
  (code: LabelledValue['code'], value: number): LabelledValue =>
    unit === 'money' ? money(code, value, currency) : numbered(code, 'seconds', value);

const exhausted = (place: Place, project: BudgetProject, measure: Measure): Finding[] => {
  const { outcome } = measure.forecast;
  if (outcome === 'used_up') return [usedUp(project, measure)];
  return outcome === 'runs_out' && measure.forecast.likely !== null
    ? runningOut(place, project, measure)
    : [];
};

const base = (project: BudgetProject, measure: Measure, kind: Finding['kind']) => {
  const subject = subjectOf(project);
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

const runningOut = (place: Place, project: BudgetProject, measure: Measure): Finding[] => {
  const { likely, early, late, at_end, pace, end, confidence } = measure.forecast;
  if (likely === null || pace === null) return [];
  const said = amount(measure, project);
  const budget = measure.budget ?? 0;
  const away = differenceInDays(place.today, likely);
  const short = at_end === null ? null : at_end.likely - budget;
  const sureness = confidence ?? 'low';
  const values = [
    said('budget', budget),
    said('used', measure.used),
    said('left', budget - measure.used),
    said('pace', pace.mean),
    said('deviation', pace.deviation),
    numbered('weeks', 'count', pace.weeks),
  ];
  return [
    {
      ...base(project, measure, 'budget-running-out'),
      severity: away <= SOON_DAYS ? 'high' : end === null ? 'low' : 'medium',
      weight: short === null ? Math.max(0, 730 - away) : Math.max(0, percentOf(short * 10, budget)),
      confidence: {
        ...{ pct: PCT[sureness], reason: REASON[sureness] },
        values: [
          numbered('weeks', 'count', pace.weeks),
          said('pace', pace.mean),
          said('deviation', pace.deviation),
        ],
      },
      days: { from: early ?? likely, to: late ?? end ?? likely },
      evidence: [
        ...evidenceOf([dayOrNone('runs-out', likely), dayOrNone('runs-out-early', early)], linkOf(project)),
        ...evidenceOf([dayOrNone('runs-out-late', late), dayOrNone('end', end)]),
        ...evidenceOf(values, linkOf(project)),
        ...evidenceOf(
          at_end === null
            ? []
            : [
                said('at-end', at_end.likely),
                said('at-end-low', at_end.low),
                said('at-end-high', at_end.high),
              ],
        ),
      ],
      formula: { code: 'pace-of-weeks', values: [...values, dayOrNone('runs-out', likely)] },
      proposal: extensionOf(project, measure, short),
    },
  ];
};

const extensionOf = (project: BudgetProject, measure: Measure, short: number | null): Proposal | null =>
  project.client === null || project.billing === 'non_billable'
    ? null
    : {
        ...{ makes: 'dealsheet', client_id: project.client.id, project_id: project.id },
        extension_minutes:
          measure.unit === 'time' && short !== null && short > 0 ? Math.ceil(short / 60) : null,
      };

/** Billable time that a budget of money says nothing of. */
const uncounted = (project: BudgetProject, days: readonly BudgetDay[]): Finding[] => {
  const sum = (key: 'unpriced_s' | 'foreign_s' | 'billable_s') =>
    days.reduce((all, day) => all + day[key], 0);
  const [unpriced, foreign, billable] = [sum('unpriced_s'), sum('foreign_s'), sum('billable_s')];
  const hidden = unpriced + foreign;
  const last = days.findLast((day) => day.unpriced_s + day.foreign_s > 0);
  const first = days.find((day) => day.unpriced_s + day.foreign_s > 0);
  if (hidden <= 0 || !first || !last) return [];
  const subject = subjectOf(project);
  const values = [
    numbered('without-rate', 'seconds', unpriced),
    numbered('other-currency', 'seconds', foreign),
    numbered('share', 'percent', percentOf(hidden, billable)),
  ];
  return [
    {
      ...{ kind: 'budget-uncounted', subject, key: keyOf('budget-uncounted', subject) },
      about: project.client ? [{ type: 'client', ...project.client }] : [],
      severity: percentOf(hidden, billable) >= 25 ? 'high' : 'medium',
      weight: hidden,
      confidence: { pct: 99, reason: 'counted', values: [] },
      days: { from: first.day, to: last.day },
      evidence: [
        ...evidenceOf(values, `/manager/projects/${project.id}/activity`),
        ...evidenceOf([
          numbered('days', 'count', days.filter((day) => day.unpriced_s + day.foreign_s > 0).length),
          labelled('used', { unit: 'unknown', value: unpriced > 0 ? 'no-rate' : 'no-exchange-rate' }),
        ]),
      ],
      formula: { code: 'share-without-rate', values },
      count: days.filter((day) => day.unpriced_s + day.foreign_s > 0).length,
      rows: [],
      proposal: null,
    },
  ];
};

const linkOf = ({ id }: BudgetProject): string => `/manager/projects/${id}/dashboard`;

import type { usedMinor } from '../../projects/health.ts';
import { budgetSpan, type Measure } from '../../projects/measure.ts';
import type { ProjectStatus } from '../../projects/states.ts';
import type { InsightSubject, LabelledValue } from '../finding.ts';
import { money, numbered } from '../values.ts';

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

/** Time and money of a stretch of a project; money in the project's currency alone. */
export interface Spent {
  readonly seconds: number;
  readonly bill_minor: number;
  readonly cost_minor: number;
}

/** A week of a project, counted from the first one that is looked back to; this week is the last. */
export interface WeekSpent extends Spent {
  readonly week: number;
}

/** What a project's days come to until the one that is looked from. */
export interface BudgetUse {
  /** Days with time, and the first of them. */
  readonly days: number;
  readonly first: string | null;
  /** What counts against the budget: of its month, where it is one of months. */
  readonly used: Spent;
  /** Weeks with time, earliest first. */
  readonly weeks: readonly WeekSpent[];
  /** Billable seconds that nothing is known of in the project's currency: of those without a rate, and of those in another one. */
  readonly unpriced_s: number;
  readonly foreign_s: number;
  readonly billable_s: number;
  /** The days with such seconds. */
  readonly hidden_days: number;
  readonly hidden_from: string | null;
  readonly hidden_to: string | null;
}

/** The days that a project's budget is for, seen from one: its month's, where it is one of months; else all of them. */
export const spanOf = (project: BudgetProject, today: string): { from: string; to: string | null } =>
  budgetSpan({ project, today });

/** What a finding about a project's budget is of. */
export const projectSubject = ({ id, name }: BudgetProject): InsightSubject => ({
  type: 'project',
  id,
  name,
});

/** One budget of a project: what it is of, and what of it is used. */
export interface Budget {
  readonly project: BudgetProject;
  readonly unit: Measure['unit'];
  readonly budget: number;
  readonly used: number;
  readonly from: string;
  readonly to: string | null;
  /** Whole weeks before this one, oldest first, and what this one took so far. */
  readonly weeks: readonly number[];
  readonly thisWeek: number;
}

/** Says an amount of a budget. */
export const amountOf =
  ({ unit, project: { currency } }: Budget) =>
  (code: LabelledValue['code'], value: number): LabelledValue =>
    unit === 'money' ? money(code, value, currency) : numbered(code, 'seconds', value);

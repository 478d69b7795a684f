import type { usedMinor } from '../../projects/health.ts';
import type { Measure } from '../../projects/measure.ts';
import type { ProjectStatus } from '../../projects/states.ts';
import type { InsightSubject } from '../finding.ts';

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

/** What a finding about a project's budget is of. */
export const projectSubject = ({ id, name }: BudgetProject): InsightSubject => ({
  type: 'project',
  id,
  name,
});

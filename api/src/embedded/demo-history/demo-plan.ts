import type { AccountPlanStatus, AccountTier, PlanHealth } from '#contract/account-plans/states.ts';
import type { PlanItemFields } from '#contract/plan-items/items.ts';

/** Days from today; null = none. */
type Days = number | null;
type Field<
  Kind extends 'objective' | 'stakeholder' | 'swot' | 'opportunity' | 'action' | 'risk' | 'competitor',
  Key extends keyof PlanItemFields<Kind>,
> = PlanItemFields<Kind>[Key];

/** What an account plan of the demo is made of, each in the order in which it is written; `by` names somebody of the team. */
export interface DemoPlanItems {
  readonly objectives: readonly (readonly [
    title: string,
    measured:
      | readonly [metric: string, unit: string, baseline: string, target: string, current: string]
      | null,
    status: Field<'objective', 'status'>,
    by: string,
    due: Days,
  ])[];
  /** `contact` = first and last name; `to` = whom they report to. */
  readonly stakeholders: readonly (readonly [
    contact: string,
    role: Field<'stakeholder', 'role'>,
    place: readonly [support: number, influence: number, coverage: number],
    by: string | null,
    to?: string,
  ])[];
  /** `answer` = the title of an action. */
  readonly swot?: readonly (readonly [
    quadrant: Field<'swot', 'quadrant'>,
    text: string,
    impact: number,
    answer?: string,
  ])[];
  readonly units?: readonly string[];
  /** By service, a cell for each unit of `units`, in its order: who has it, and what is spent in thousands. */
  readonly whitespace?: Readonly<Record<string, readonly string[]>>;
  readonly opportunities?: readonly (readonly [
    name: string,
    stage: Field<'opportunity', 'stage'>,
    thousands: number,
    probability: number,
    close: Days,
    by: string,
    service: string | null,
    deal?: string,
  ])[];
  readonly actions?: readonly (readonly [
    title: string,
    by: string,
    due: Days,
    status?: Field<'action', 'status'>,
  ])[];
  readonly risks?: readonly (readonly [
    text: string,
    likelihood: Field<'risk', 'likelihood'>,
    impact: Field<'risk', 'impact'>,
    mitigation: string,
    by: string,
    status?: Field<'risk', 'status'>,
  ])[];
  readonly competitors?: readonly (readonly [
    name: string,
    threat: Field<'competitor', 'threat'>,
    share: number | null,
    strengths: string,
    weaknesses: string,
    answer: string,
  ])[];
  readonly decisions?: readonly (readonly [text: string, reason: string, daysAgo: number, by: string])[];
}

/** A revision that was submitted; days are days ago. */
export interface DemoPlanRevision {
  readonly submitted: readonly [days: number, by: string, note: string];
  readonly decided?: readonly [
    outcome: 'approved' | 'rejected' | 'recalled',
    days: number,
    by: string,
    note: string,
  ];
  /** What nobody had found yet, by its title, text or name. */
  readonly lacked?: readonly string[];
  /** The summary of then, where it was another. */
  readonly summary?: string;
}

/** A review that was held so many days ago, with what was scored 1 to 5. */
export interface DemoReview {
  readonly days: number;
  readonly by: string;
  readonly notes: string;
  readonly scores: readonly (readonly [criterion: string, score: number, comment: string])[];
}

/** An account plan of the demo, Northgate's. Amounts are in thousands. */
export interface DemoPlan {
  readonly name: string;
  readonly client: string;
  readonly owner: string;
  readonly sponsor: string | null;
  readonly tier: AccountTier;
  readonly status: AccountPlanStatus;
  /** First month of its period, in months from this one, and how many. */
  readonly period: readonly [from: number, months: number];
  readonly target: number | null;
  readonly wallet: number | null;
  readonly every: number;
  readonly review: Days;
  /** Days ago. */
  readonly begun: number;
  readonly activated?: number;
  readonly closed?: readonly [days: number, reason: string];
  readonly said?: readonly [health: PlanHealth, reason: string, by: string, days: number];
  readonly summary: string;
  readonly goals: string;
  readonly strategy: string;
  /** Name of the plan that it was begun from. */
  readonly from?: string;
  /** Name of the preset that it was begun with. */
  readonly preset?: string;
  readonly revisions?: readonly DemoPlanRevision[];
  readonly reviews?: readonly DemoReview[];
  readonly items: DemoPlanItems;
}

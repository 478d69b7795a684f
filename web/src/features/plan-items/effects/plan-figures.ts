import { coveragePct } from '#contract/account-plans/coverage.ts';
import { listAccountPlans, readAccountPlanBoard } from '#contract/account-plans/endpoints.ts';
import { pipelineOf } from '#contract/account-plans/forecast.ts';
import { readPlanAges } from '#contract/account-plans/reviews.ts';
import type { PlanItems } from '#contract/plan-items/endpoints.ts';

/** Whether somebody still has to do something for it. */
export const isToDo = ({ status }: { readonly status: string }): boolean =>
  status === 'open' || status === 'doing';

/** What a plan says of its items, counted as the server does. */
export const figuresOf = ({ stakeholders, opportunities, actions, risks }: PlanItems) => ({
  coverage_pct: coveragePct(stakeholders),
  ...pipelineOf(opportunities),
  open_actions: actions.filter(isToDo).length,
  open_risks: risks.filter(({ status }) => status === 'open').length,
});

/** What says something of a plan's items elsewhere, and is read anew when it is looked at next. */
export const COUNTED_ELSEWHERE: readonly string[] = [
  listAccountPlans.path,
  readAccountPlanBoard.path,
  readPlanAges.path,
];

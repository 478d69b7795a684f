import type { PlanItemKind } from '#contract/plan-items/kinds.ts';
import { action } from './action.ts';
import { competitor } from './competitor.ts';
import { decision } from './decision.ts';
import { objective } from './objective.ts';
import { opportunity } from './opportunity.ts';
import type { PlanKind } from './plan-kind.ts';
import { risk } from './risk.ts';
import { stakeholder } from './stakeholder.ts';
import { swot } from './swot.ts';
import { unit } from './unit.ts';
import { whitespace } from './whitespace.ts';

/** How each kind of item is read, checked and written. */
export const PLAN_KINDS: { readonly [Kind in PlanItemKind]: PlanKind<Kind> } = {
  ...{ objective, stakeholder, swot, unit, whitespace, opportunity, action, risk, competitor, decision },
};

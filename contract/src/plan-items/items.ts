import { z } from 'zod';
import { id, instant } from '../shapes.ts';
import { ACTION_DEFAULTS, actionFields, actionShape } from './action.ts';
import { COMPETITOR_DEFAULTS, competitorFields, competitorShape } from './competitor.ts';
import { DECISION_DEFAULTS, decisionFields, decisionShape } from './decision.ts';
import type { PlanItemKind } from './kinds.ts';
import { OBJECTIVE_DEFAULTS, objectiveFields, objectiveShape } from './objective.ts';
import { OPPORTUNITY_DEFAULTS, opportunityFields, opportunityShape } from './opportunity.ts';
import { RISK_DEFAULTS, riskFields, riskShape } from './risk.ts';
import { STAKEHOLDER_DEFAULTS, stakeholderFields, stakeholderShape } from './stakeholder.ts';
import { SWOT_DEFAULTS, swotFields, swotShape } from './swot.ts';
import {
  UNIT_DEFAULTS,
  unitFields,
  unitShape,
  WHITESPACE_DEFAULTS,
  whitespaceFields,
  whitespaceShape,
} from './whitespace.ts';

/** What somebody writes of each kind. */
export const PLAN_ITEM_FIELDS = {
  objective: objectiveFields,
  stakeholder: stakeholderFields,
  swot: swotFields,
  unit: unitFields,
  whitespace: whitespaceFields,
  opportunity: opportunityFields,
  action: actionFields,
  risk: riskFields,
  competitor: competitorFields,
  decision: decisionFields,
} as const satisfies Record<PlanItemKind, z.ZodObject>;

/** What each kind begins with. */
export const PLAN_ITEM_DEFAULTS = {
  objective: OBJECTIVE_DEFAULTS,
  stakeholder: STAKEHOLDER_DEFAULTS,
  swot: SWOT_DEFAULTS,
  unit: UNIT_DEFAULTS,
  whitespace: WHITESPACE_DEFAULTS,
  opportunity: OPPORTUNITY_DEFAULTS,
  action: ACTION_DEFAULTS,
  risk: RISK_DEFAULTS,
  competitor: COMPETITOR_DEFAULTS,
  decision: DECISION_DEFAULTS,
} as const satisfies Record<PlanItemKind, object>;

const kept = z.object({ id, version: z.int(), created_at: instant, updated_at: instant });
const item = <Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) =>
  z.object({ ...kept.shape, ...shape.shape });

/** Each kind as it is read. */
export const PLAN_ITEM_SHAPES = {
  objective: item(objectiveShape),
  stakeholder: item(stakeholderShape),
  swot: item(swotShape),
  unit: item(unitShape),
  whitespace: item(whitespaceShape),
  opportunity: item(opportunityShape),
  action: item(actionShape),
  risk: item(riskShape),
  competitor: item(competitorShape),
  decision: item(decisionShape),
} as const satisfies Record<PlanItemKind, z.ZodObject>;

/** What somebody writes of a kind, whole. */
export type PlanItemFields<Kind extends PlanItemKind> = z.infer<(typeof PLAN_ITEM_FIELDS)[Kind]>;
/** A kind as it is read. */
export type PlanItem<Kind extends PlanItemKind> = z.infer<(typeof PLAN_ITEM_SHAPES)[Kind]>;

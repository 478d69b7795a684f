import { z } from 'zod';

/** What a plan is made of, besides its own fields. */
export const PLAN_ITEM_KINDS = [
  'objective',
  'stakeholder',
  'swot',
  'unit',
  'whitespace',
  'opportunity',
  'action',
  'risk',
  'competitor',
  'decision',
] as const;
/** A kind of what a plan is made of. */
export const planItemKind = z.enum(PLAN_ITEM_KINDS);
/** A kind of what a plan is made of. */
export type PlanItemKind = z.infer<typeof planItemKind>;

/** The most of each kind that one plan has. */
export const MOST_ITEMS = {
  ...{ objective: 200, stakeholder: 200, swot: 200, unit: 40, whitespace: 20_000, opportunity: 500 },
  ...{ action: 500, risk: 200, competitor: 50, decision: 500 },
} as const satisfies Record<PlanItemKind, number>;

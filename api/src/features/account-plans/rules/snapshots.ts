import { z } from 'zod';
import { type PlanDifferences, planDifferences } from '#contract/account-plans/differences.ts';
import { type PlanSnapshot, planSnapshot } from '#contract/account-plans/revisions.ts';
import { accountPlanFields } from '#contract/account-plans/shapes.ts';
import { PLAN_ITEM_DEFAULTS, PLAN_ITEM_FIELDS } from '#contract/plan-items/items.ts';
import type { PlanItemKind } from '#contract/plan-items/kinds.ts';

/** What a plan said of itself before a field was there to say it in. */
const PLAN_DEFAULTS = {
  ...{ sponsor_id: null, tier: 'B', revenue_target_minor: null, wallet_minor: null, next_review_on: null },
  ...{ summary: '', client_goals: '', strategy: '', review_every_months: 3 },
};

const LISTS = {
  ...{ objective: 'objectives', stakeholder: 'stakeholders', swot: 'swot', unit: 'units' },
  ...{ whitespace: 'whitespace', opportunity: 'opportunities', action: 'actions', risk: 'risks' },
  ...{ competitor: 'competitors', decision: 'decisions' },
} as const satisfies Record<PlanItemKind, Exclude<keyof PlanSnapshot, 'plan'>>;

/**
 * A snapshot as it was stored, in the shape of today: what it couldn't say then is said as it begins today, and so is what can't be said
 * any more; fields that are gone are left out.
 */
export const readSnapshot = (stored: unknown): PlanSnapshot => {
  const kept = new Map(Object.entries(Object(stored)));
  const lists = Object.entries(LISTS).map(([kind, list]) => {
    const items = kept.get(list);
    return [list, Array.isArray(items) ? items.map((item) => itemOf(kind, item)) : []];
  });
  const plan = fill(accountPlanFields.shape, PLAN_DEFAULTS, kept.get('plan'));
  return planSnapshot.parse({ ...Object.fromEntries(lists), plan });
};

const SHAPES = new Map(Object.entries(PLAN_ITEM_FIELDS).map(([kind, { shape }]) => [kind, shape]));
const DEFAULTS = new Map<string, object>(Object.entries(PLAN_ITEM_DEFAULTS));

const itemOf = (kind: string, item: unknown): object => ({
  id: new Map(Object.entries(Object(item))).get('id'),
  ...fill(SHAPES.get(kind) ?? {}, DEFAULTS.get(kind) ?? {}, item),
});

/** Each field by itself, so that one that isn't understood any more takes none of the others along. */
const fill = (shape: z.ZodRawShape, defaults: object, stored: unknown): object => {
  const values = new Map(Object.entries(Object(stored)));
  const begun = new Map(Object.entries(defaults));
  return Object.fromEntries(
    Object.keys(shape).map((field) => {
      const value = values.get(field);
      const isUnderstood = value !== undefined && z.safeParse(shape[field] ?? z.never(), value).success;
      return [field, isUnderstood || !begun.has(field) ? value : begun.get(field)];
    }),
  );
};

/** What has been rewritten between two snapshots. When the next review is follows from reviews, and asks for no approval. */
export const rewritten = (one: PlanSnapshot, other: PlanSnapshot): PlanDifferences => {
  const { plan, items } = planDifferences(one, other);
  return { plan: plan.filter(({ field }) => field !== 'next_review_on'), items };
};

import type { CalculationResults } from './results.ts';

/** Steps of a waterfall, from what is listed to the margin. */
export const WATERFALL_STEPS = [
  'list',
  'line_discount',
  'discount',
  'expenses_price',
  'price',
  'direct_cost',
  'expenses_cost',
  'overhead',
  'contingency',
  'margin',
] as const;
/** A step of a waterfall. */
export type WaterfallStep = (typeof WATERFALL_STEPS)[number];

/**
 * A bar of a waterfall, in minor units. A total stands on the ground; any other begins where the one before it ends. `amount_minor` =
 * what it adds, below zero what it takes; of a total all that it is.
 */
export interface WaterfallBar {
  readonly step: WaterfallStep;
  readonly is_total: boolean;
  readonly amount_minor: number;
  readonly from_minor: number;
  readonly to_minor: number;
}

const TOTALS: ReadonlySet<WaterfallStep> = new Set(['list', 'price', 'margin']);
const ADDED: ReadonlySet<WaterfallStep> = new Set([...TOTALS, 'expenses_price']);

/** How a list price becomes a margin: what is taken off it to the price, then each cost, every step as it is in the results. */
export const waterfallOf = (results: CalculationResults): WaterfallBar[] => {
  let level = 0;
  return WATERFALL_STEPS.map((step) => {
    const is_total = TOTALS.has(step);
    const figure = results[`${step}_minor`];
    const amount_minor = (ADDED.has(step) ? figure : -figure) || 0;
    const from_minor = is_total ? 0 : level;
    level = from_minor + amount_minor;
    return { step, is_total, amount_minor, from_minor, to_minor: level };
  });
};

import { z } from 'zod';
import { currency, day, minorUnits } from '../shapes.ts';

/** Which arithmetic made a result. Rises whenever the same inputs would give another one. */
export const ENGINE_VERSION = 1;

/** Money of a line in its own currency, where that isn't the calculation's. */
const ownMoney = z.object({ currency, price_minor: minorUnits, cost_minor: minorUnits, rate_day: day });

/** A line in minor units of the calculation's currency: `price` = `list` − `discount`, `margin` = `price` − `cost`. */
export const lineResult = z.object({
  key: z.string(),
  list_minor: minorUnits,
  discount_minor: minorUnits,
  price_minor: minorUnits,
  cost_minor: minorUnits,
  margin_minor: minorUnits,
  own: ownMoney.nullable(),
});
/** A line's result. */
export type LineResult = z.infer<typeof lineResult>;

/** What a phase's lines and expenses come to; `name` null = what is of no phase. `hours` exact decimal. */
export const phaseResult = z.object({
  name: z.string().nullable(),
  price_minor: minorUnits,
  cost_minor: minorUnits,
  hours: z.string(),
});
/** A phase's result. */
export type PhaseResult = z.infer<typeof phaseResult>;

/**
 * What a calculation comes to, all in minor units of `currency`; every sum is of what is shown above it:
 * `subtotal` = `list` − `line_discount` = the lines' prices; `price` = `subtotal` − `discount` + `expenses_price`;
 * `total` = `price` + `tax`; `cost` = `direct_cost` + `expenses_cost` + `overhead` + `contingency`; `margin` = `price` − `cost`.
 * A discount below zero is a surcharge. Percentages are exact decimals of two places, null of a price of nothing.
 */
export const calculationResults = z.object({
  currency,
  lines: z.array(lineResult),
  list_minor: minorUnits,
  line_discount_minor: minorUnits,
  subtotal_minor: minorUnits,
  discount_minor: minorUnits,
  expenses_price_minor: minorUnits,
  price_minor: minorUnits,
  tax_minor: minorUnits,
  total_minor: minorUnits,
  direct_cost_minor: minorUnits,
  expenses_cost_minor: minorUnits,
  overhead_minor: minorUnits,
  contingency_minor: minorUnits,
  cost_minor: minorUnits,
  margin_minor: minorUnits,
  margin_pct: z.string().nullable(),
  /** Discounts of lines and of the whole, of the list price. */
  discount_share_pct: z.string().nullable(),
  /** Of the lines by the hour and day. */
  hours: z.string(),
  /** What an hour of them sells for, minor units; null without hours. */
  blended_rate_minor: minorUnits.nullable(),
  phases: z.array(phaseResult),
});
/** What a calculation comes to. */
export type CalculationResults = z.infer<typeof calculationResults>;

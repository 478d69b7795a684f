import { z } from 'zod';
import { serviceUnit } from '../service-types/shapes.ts';
import { currency, day, id, longText, minorUnits, name } from '../shapes.ts';

/** The most lines of a calculation. */
export const LINES_AT_MOST = 500;
/** The most phases of a calculation. */
export const PHASES_AT_MOST = 50;

/** An exact decimal of either sign, at most four places; whether it makes sense, the rules say. */
const signedDecimal = z.string().regex(/^-?\d{1,10}(\.\d{1,4})?$/, 'Enter a number such as 42.50.');
/** A percentage with at most two places; whether it makes sense, the rules say. */
const percentage = z.string().regex(/^-?\d{1,3}(\.\d{1,2})?$/, 'Enter a percentage such as 25 or 17.5.');
/** A word or a few. */
const label = z.string().trim().max(120, 'Use at most 120 characters.');
/** What tells one line of a calculation from the others, also between two revisions; made where the line is. */
const key = z.string().regex(/^[a-z0-9-]{1,36}$/, 'Name a line by small letters, digits and hyphens.');

/**
 * One line: so many units of a service in a role and phase. Rates are exact decimals in major units of `currency`, by `unit`;
 * null = the calculation's currency. `discount_pct` is off this line's list price alone.
 */
export const calculationLine = z.object({
  key,
  name,
  service_type_id: id.nullable(),
  role: label.nullable(),
  quantity: signedDecimal,
  unit: serviceUnit,
  phase: label.nullable(),
  currency: currency.nullable(),
  cost_rate: signedDecimal,
  list_rate: signedDecimal,
  discount_pct: percentage,
});
/** One line. */
export type CalculationLine = z.infer<typeof calculationLine>;

/** A cost of the whole that no line has, in minor units of the calculation's currency. */
export const overhead = z.object({ key, name, amount_minor: minorUnits });
/** A cost of the whole. */
export type Overhead = z.infer<typeof overhead>;

/**
 * What is bought for the client: its cost in minor units, `markup_pct` on it, and whether the client pays it beside the price
 * of the lines. Nothing of a discount is off it.
 */
export const expense = z.object({
  ...{ key, name, phase: label.nullable() },
  ...{ cost_minor: minorUnits, markup_pct: percentage, billable: z.boolean() },
});
/** What is bought for the client. */
export type Expense = z.infer<typeof expense>;

/**
 * What is aimed at. `price_minor` = a net price that was agreed; it takes the place of the discount. `utilisation_pct` = the share
 * of paid time that is worked for clients: time costs its rate ÷ this share; null = all of it. `margin_pct` is what is solved for.
 */
export const target = z.object({
  margin_pct: percentage.nullable(),
  price_minor: minorUnits.nullable(),
  utilisation_pct: percentage.nullable(),
});
/** What is aimed at. */
export type Target = z.infer<typeof target>;

/** What every calculation goes by, a scenario's and a dealsheet's. `rate_day` = the day whose exchange rates count. */
export const calculationBasis = z.object({
  currency,
  rate_day: day,
  /** Hours of a working day, for what an hour sells for. */
  hours_per_day: signedDecimal,
  phases: z.array(name).max(PHASES_AT_MOST, `Use at most ${PHASES_AT_MOST} phases.`),
  lines: z.array(calculationLine).max(LINES_AT_MOST, `Use at most ${LINES_AT_MOST} lines.`),
  /** On the cost of the lines. */
  overhead_pct: percentage,
  overheads: z.array(overhead).max(50, 'Use at most 50 overheads.'),
  /** On all costs before it. */
  contingency_pct: percentage,
  /** Off the price of all lines, after their own discounts. */
  discount_pct: percentage,
  tax_pct: percentage,
  target,
});

/** What a scenario is calculated from. */
export const calculatorInputs = calculationBasis.extend({ assumptions: longText });
/** What a scenario is calculated from. */
export type CalculatorInputs = z.infer<typeof calculatorInputs>;

/** What the engine calculates: a basis, and what is bought for the client. */
export type Calculation = z.infer<typeof calculationBasis> & { readonly expenses?: readonly Expense[] };

/** Rules that a calculation breaks. */
export const CALCULATION_RULES = [
  'quantity-out-of-range',
  'rate-out-of-range',
  'percentage-out-of-range',
  'amount-out-of-range',
  'unknown-phase',
  'key-taken',
  'no-exchange-rate',
  'too-much-money',
] as const;

/** A rule that a calculation breaks: `field` is a dotted path such as `lines.3.quantity`, `message` says what to do. */
export interface CalculationProblem {
  readonly rule: (typeof CALCULATION_RULES)[number];
  readonly field: string;
  readonly message: string;
}

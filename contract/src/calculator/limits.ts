/** What the numbers of a calculation may be. Amounts and rates in major units; the most money is what an answer holds, in minor ones. */
export const LIMITS = {
  /** Above zero. */
  quantity: { max: '100000' },
  rate: { min: '0', max: '1000000' },
  amount: { min: '0', max: '100000000000' },
  hours_per_day: { min: '0', max: '24' },
  money_minor: 9e15,
} as const;

/** Percentages of a calculation, from and to; of a `margin_pct` the upper one is too much already. */
export const PERCENTAGES = {
  discount_pct: { min: '-100', max: '100' },
  markup_pct: { min: '-100', max: '500' },
  overhead_pct: { min: '0', max: '500' },
  contingency_pct: { min: '0', max: '500' },
  tax_pct: { min: '0', max: '100' },
  utilisation_pct: { min: '1', max: '100' },
  margin_pct: { min: '-100', max: '100' },
} as const;

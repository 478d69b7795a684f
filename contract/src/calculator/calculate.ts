import type { DatedRate } from '../money/exchange.ts';
import { percentOf } from '../money/percent.ts';
import { powerOfTen, roundedRatio, scaledText } from '../money/scaled.ts';
import { expensePrice } from './expenses.ts';
import type { Calculation } from './inputs.ts';
import { lineCalculator } from './line.ts';
import { phaseResults } from './phases.ts';
import type { CalculationResults, LineResult } from './results.ts';
import { percentageOf, sumOf } from './shares.ts';
import { type DiscountedTime, discountedTime } from './time.ts';

/**
 * What a calculation comes to, exactly: each figure is rounded once, and every sum is of what is shown above it (decision 151). Ask
 * `calculationProblems` first: this throws a RangeError where a rate is missing and for more money than a number holds exactly.
 */
export const calculate = (calculation: Calculation, rates: readonly DatedRate[]): CalculationResults => {
  const lines = calculation.lines.map(lineCalculator(calculation, rates));
  const price = priceOf(calculation, lines);
  const cost = costOf(calculation, lines);
  const margin_minor = sumOf([price.price_minor, -cost.cost_minor]);
  return {
    ...{ currency: calculation.currency, lines, ...price, ...cost, margin_minor },
    margin_pct: percentOf(margin_minor, price.price_minor, 2),
    discount_share_pct: percentOf(
      sumOf([price.line_discount_minor, price.discount_minor]),
      price.list_minor,
      2,
    ),
    ...timeOf(discountedTime(calculation, lines, price.discount_minor)),
    phases: phaseResults(calculation, lines),
  };
};

const priceOf = (calculation: Calculation, lines: readonly LineResult[]) => {
  const list_minor = sumOf(lines.map((line) => line.list_minor));
  const line_discount_minor = sumOf(lines.map((line) => line.discount_minor));
  const subtotal_minor = sumOf([list_minor, -line_discount_minor]);
  const expenses_price_minor = sumOf((calculation.expenses ?? []).map(expensePrice));
  const agreed = calculation.target.price_minor;
  const discount_minor =
    agreed === null
      ? percentageOf(subtotal_minor, calculation.discount_pct)
      : sumOf([subtotal_minor, expenses_price_minor, -agreed]);
  const price_minor = sumOf([subtotal_minor, -discount_minor, expenses_price_minor]);
  const tax_minor = percentageOf(price_minor, calculation.tax_pct);
  return {
    ...{ list_minor, line_discount_minor, subtotal_minor, discount_minor, expenses_price_minor },
    ...{ price_minor, tax_minor, total_minor: sumOf([price_minor, tax_minor]) },
  };
};

const costOf = (calculation: Calculation, lines: readonly LineResult[]) => {
  const direct_cost_minor = sumOf(lines.map((line) => line.cost_minor));
  const expenses_cost_minor = sumOf((calculation.expenses ?? []).map(({ cost_minor }) => cost_minor));
  const overhead_minor = sumOf([
    percentageOf(direct_cost_minor, calculation.overhead_pct),
    ...calculation.overheads.map(({ amount_minor }) => amount_minor),
  ]);
  const before = sumOf([direct_cost_minor, expenses_cost_minor, overhead_minor]);
  const contingency_minor = percentageOf(before, calculation.contingency_pct);
  return {
    ...{ direct_cost_minor, expenses_cost_minor, overhead_minor, contingency_minor },
    cost_minor: sumOf([before, contingency_minor]),
  };
};

const timeOf = ({ hours, price_minor, discount_minor }: DiscountedTime) => ({
  hours: scaledText(hours),
  blended_rate_minor:
    hours.units > 0n
      ? roundedRatio(BigInt(price_minor - discount_minor) * powerOfTen(hours.places), hours.units)
      : null,
});

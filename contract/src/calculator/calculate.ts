import Big from 'big.js';
import { allocate } from '../money/allocate.ts';
import type { DatedRate } from '../money/exchange.ts';
import { percentOf } from '../money/percent.ts';
import { roundedQuotient } from '../money/rounding.ts';
import { expensePrice } from './expenses.ts';
import type { Calculation } from './inputs.ts';
import { hoursOf, lineCalculator } from './line.ts';
import { phaseResults } from './phases.ts';
import type { CalculationResults, LineResult } from './results.ts';
import { percentageOf, sumOf } from './shares.ts';

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
    ...timeOf(calculation, lines, price.discount_minor),
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

/**
 * Hours of the lines by the hour and day, and what one of them sells for: those lines' prices without their share of the discount of
 * the whole, which the lines bear by their prices, ÷ hours.
 */
const timeOf = (
  { currency, lines, hours_per_day }: Calculation,
  results: readonly LineResult[],
  discount: number,
) => {
  const hours = lines.map((line) => hoursOf(line, hours_per_day));
  const all = hours.reduce((sum, each) => sum.plus(each), new Big(0));
  const priceWhere = (isOfTime: boolean) =>
    sumOf(results.filter((_, at) => hours[at]?.gt(0) === isOfTime).map(({ price_minor }) => price_minor));
  const [timed, others] = [priceWhere(true), priceWhere(false)];
  const [share] = allocate({ minor: discount, currency }, [String(timed), String(others)]);
  const blended_rate_minor = all.gt(0) ? roundedQuotient(new Big(timed).minus(share?.minor ?? 0), all) : null;
  return { hours: all.toFixed(), blended_rate_minor };
};

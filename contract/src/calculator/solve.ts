import Big from 'big.js';
import type { DatedRate } from '../money/exchange.ts';
import { calculate } from './calculate.ts';
import type { Calculation, Target } from './inputs.ts';
import { LIMITS } from './limits.ts';
import { isTime } from './line.ts';
import type { CalculationResults } from './results.ts';
import type { Unknown } from './states.ts';
import { unlessTooMuch } from './too-much.ts';
import { type Unsolvable, unsolvable } from './unsolvable.ts';

interface Solved {
  readonly solved: true;
  /** What is written into the calculation to keep the solution. Of a margin it is what it was: that is a result. */
  readonly target: Target;
  readonly results: CalculationResults;
}

/** What solving came to. A price's value is in minor units, the others are percentages of two places at most. */
export type Solution =
  | (Solved & { readonly unknown: 'price'; readonly value: number })
  | (Solved & { readonly unknown: 'margin' | 'utilisation'; readonly value: string })
  | Unsolvable;

/**
 * One of price, margin and utilisation from the other two: the least whole price that has the margin aimed at, the least hundredth of
 * a percent of utilisation that reaches it, or the margin that there is. Ask `calculationProblems` first, as for `calculate`.
 */
export const solveFor = (
  calculation: Calculation,
  rates: readonly DatedRate[],
  unknown: Unknown,
): Solution => {
  if (calculation.lines.length === 0) return unsolvable('no-lines');
  if (unknown === 'margin') return solveForMargin(calculation, rates);
  const aim = calculation.target.margin_pct;
  if (aim === null) return unsolvable('nothing-aimed-at');
  if (new Big(aim).gte(100)) return unsolvable('margin-too-high', aim);
  return unknown === 'price'
    ? solveForPrice(calculation, rates, aim)
    : solveForUtilisation(calculation, rates, aim);
};

const solveForMargin = (calculation: Calculation, rates: readonly DatedRate[]): Solution => {
  const results = calculate(calculation, rates);
  return results.margin_pct === null
    ? unsolvable('no-price')
    : { solved: true, unknown: 'margin', value: results.margin_pct, target: calculation.target, results };
};

/** A price has the margin m where price × (1 − m) covers the cost, which doesn't depend on it. */
const solveForPrice = (calculation: Calculation, rates: readonly DatedRate[], aim: string): Solution => {
  const { cost_minor } = calculate(calculation, rates);
  if (cost_minor <= 0) return unsolvable('no-cost');
  const left = new Big(100).minus(aim);
  const covered = new Big(cost_minor).times(100);
  const near = covered.div(left).round(0, Big.roundDown);
  const least = near.times(left).gte(covered) ? near : near.plus(1);
  if (least.gt(LIMITS.money_minor)) return unsolvable('too-much-money', aim);
  const target = { ...calculation.target, price_minor: Number(least.toFixed()) };
  const results = unlessTooMuch(() => calculate({ ...calculation, target }, rates));
  if (!results) return unsolvable('too-much-money', aim);
  return { solved: true, unknown: 'price', value: target.price_minor, target, results };
};

/** True of results whose exact margin, not the shown one, is at least the one aimed at. */
const reaches = ({ margin_minor, price_minor }: CalculationResults, aim: string): boolean =>
  price_minor > 0 && new Big(margin_minor).times(100).gte(new Big(price_minor).times(aim));

/** In hundredths of a percent. */
const MOST = 10_000;
const LEAST = 100;
const percentOfHundredths = (hundredths: number): string => new Big(hundredths).times('0.01').toFixed();

const solveForUtilisation = (
  calculation: Calculation,
  rates: readonly DatedRate[],
  aim: string,
): Solution => {
  if (!calculation.lines.some(isTime)) return unsolvable('no-time');
  const at = (hundredths: number) => {
    const target = { ...calculation.target, utilisation_pct: percentOfHundredths(hundredths) };
    return { target, results: calculate({ ...calculation, target }, rates) };
  };
  const best = at(MOST).results;
  if (best.price_minor <= 0) return unsolvable('no-price');
  if (!reaches(best, aim)) return unsolvable('out-of-reach', aim, best.margin_pct ?? '0');
  // A utilisation so low that its costs can't be kept exactly reaches no margin.
  const least = leastThat((hundredths) => {
    const counted = unlessTooMuch(() => at(hundredths).results);
    return counted !== undefined && reaches(counted, aim);
  });
  const { target, results } = at(least);
  return { solved: true, unknown: 'utilisation', value: target.utilisation_pct, target, results };
};

/** Costs never rise with the utilisation, so what fits is everything from one hundredth on; the last is known to fit. */
const leastThat = (fits: (hundredths: number) => boolean): number => {
  let [low, high] = [LEAST, MOST];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
};

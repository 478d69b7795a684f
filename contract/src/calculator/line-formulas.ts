import type { DatedRate } from '../money/exchange.ts';
import { ratesBetween } from './exchanging.ts';
import { type Expression, type Formula, joined, type Term } from './formula.ts';
import type { Calculation, CalculationLine } from './inputs.ts';
import { isTime } from './line.ts';
import type { LineResult } from './results.ts';

/** Figures of a line that have a formula. */
export const LINE_FIGURES = [
  'list_minor',
  'discount_minor',
  'price_minor',
  'cost_minor',
  'margin_minor',
] as const;
/** A figure of a line. */
export type LineFigure = (typeof LINE_FIGURES)[number];

const number = (name: string, value: string): Term => ({ kind: 'number', name, value });

const listOf = (line: CalculationLine, currency: string): Expression =>
  joined('×', number('quantity', line.quantity), {
    ...{ kind: 'rate', name: 'list_rate', value: line.list_rate, currency },
  });

const costOf = (line: CalculationLine, currency: string, utilisation: string | null): Expression => {
  const paid = joined('×', number('quantity', line.quantity), {
    ...{ kind: 'rate', name: 'cost_rate', value: line.cost_rate, currency },
  });
  return isTime(line) && utilisation !== null
    ? joined('÷', paid, { kind: 'percentage', name: 'utilisation_pct', value: utilisation })
    : paid;
};

const exchanged = (expression: Expression, from: string, path: readonly DatedRate[]): Expression => {
  let at = from;
  return path.reduce((all: Expression, { currency, into, rate: value, day }) => {
    const isAlong = at === currency;
    at = isAlong ? into : currency;
    return joined(isAlong ? '×' : '÷', all, {
      ...{ kind: 'exchange', name: 'exchange_rate', value, currency, into, day },
    });
  }, expression);
};

/**
 * How each figure of a line comes about. Of one in another currency, what it lists, sells for and costs is rounded in that one and
 * then exchanged, and its discount is what is between the first two. Throws a RangeError where a rate is missing.
 */
export const lineFormulas = (
  line: CalculationLine,
  result: LineResult,
  calculation: Calculation,
  rates: readonly DatedRate[],
): Record<LineFigure, Formula> => {
  const { currency } = calculation;
  const own = line.currency ?? currency;
  const money = (name: LineFigure): Term => ({ kind: 'money', name, minor: result[name], currency });
  const margin = joined('−', money('price_minor'), money('cost_minor'));
  const [list, cost] = [listOf(line, own), costOf(line, own, calculation.target.utilisation_pct)];
  const difference = (one: LineFigure, other: LineFigure) =>
    ({ is: joined('−', money(one), money(other)), rounded: null }) as const;
  if (result.own === null)
    return {
      list_minor: { is: list, rounded: 'minor' },
      discount_minor: {
        is: joined('×', money('list_minor'), {
          ...{ kind: 'percentage', name: 'discount_pct', value: line.discount_pct },
        }),
        rounded: 'minor',
      },
      price_minor: difference('list_minor', 'discount_minor'),
      cost_minor: { is: cost, rounded: 'minor' },
      margin_minor: { is: margin, rounded: null },
    };
  const path = ratesBetween(rates, { from: own, to: currency, day: calculation.rate_day });
  if (!path) throw new RangeError(`No rate brings ${own} into ${currency} on ${calculation.rate_day}.`);
  const brought = (is: Expression): Formula => ({ is: exchanged(is, own, path), rounded: 'minor' });
  return {
    list_minor: brought({ kind: 'rounded', currency: own, of: list }),
    discount_minor: difference('list_minor', 'price_minor'),
    price_minor: brought({ kind: 'money', name: 'own_price', minor: result.own.price_minor, currency: own }),
    cost_minor: brought({ kind: 'rounded', currency: own, of: cost }),
    margin_minor: { is: margin, rounded: null },
  };
};

/** How the price and the cost of a line come about in its own currency, before it is exchanged. */
export const ownFormulas = (
  line: CalculationLine,
  { currency, target }: Pick<Calculation, 'currency' | 'target'>,
): Record<'price_minor' | 'cost_minor', Formula> => {
  const own = line.currency ?? currency;
  const rounded = (of: Expression): Expression => ({ kind: 'rounded', currency: own, of });
  const list = rounded(listOf(line, own));
  const discount = joined('×', list, {
    ...{ kind: 'percentage', name: 'discount_pct', value: line.discount_pct },
  });
  return {
    price_minor: { is: joined('−', list, rounded(discount)), rounded: null },
    cost_minor: { is: costOf(line, own, target.utilisation_pct), rounded: 'minor' },
  };
};

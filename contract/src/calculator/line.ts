import Big from 'big.js';
import { worthOfQuantity } from '../money/amounts.ts';
import { minorDigits } from '../money/digits.ts';
import type { DatedRate, Exchanged } from '../money/exchange.ts';
import { roundedQuotient } from '../money/rounding.ts';
import { exchangingOf } from './exchanging.ts';
import type { Calculation, CalculationLine } from './inputs.ts';
import type { LineResult } from './results.ts';
import { percentageOf } from './shares.ts';

/** All paid time is worked for clients. */
const ALL_TIME = '100';

/** True of a line whose cost depends on how much of the paid time is worked for clients. */
export const isTime = ({ unit }: Pick<CalculationLine, 'unit'>): boolean => unit !== 'piece';

/** Hours of a line; of one by the piece or month there are none. */
export const hoursOf = ({ unit, quantity }: CalculationLine, hoursPerDay: string): Big => {
  if (unit === 'hour') return new Big(quantity);
  return unit === 'day' ? new Big(quantity).times(hoursPerDay) : new Big(0);
};

/** A line in its own currency: what it lists, what is off it, what is left, and what it costs. */
interface OwnAmounts {
  readonly list_minor: number;
  readonly discount_minor: number;
  readonly price_minor: number;
  readonly cost_minor: number;
}

const ownAmounts = (line: CalculationLine, currency: string, utilisation: string): OwnAmounts => {
  const list_minor = worthOfQuantity(line.quantity, { amount: line.list_rate, currency });
  const discount_minor = percentageOf(list_minor, line.discount_pct);
  return {
    ...{ list_minor, discount_minor, price_minor: list_minor - discount_minor },
    cost_minor: isTime(line)
      ? costOfTime(line, currency, utilisation)
      : worthOfQuantity(line.quantity, { amount: line.cost_rate, currency }),
  };
};

const costOfTime = (line: CalculationLine, currency: string, utilisation: string): number => {
  const paid = new Big(line.quantity).times(line.cost_rate).times(100);
  return roundedQuotient(paid.times(new Big(10).pow(minorDigits(currency))), new Big(utilisation));
};

/** Calculates lines one after the other; what they have in common is looked up once. Throws a RangeError without a rate. */
export const lineCalculator = (
  { currency, rate_day, target }: Calculation,
  rates: readonly DatedRate[],
): ((line: CalculationLine) => LineResult) => {
  const utilisation = target.utilisation_pct ?? ALL_TIME;
  const known = new Map<string, (minor: number) => Exchanged>();
  const exchanging = (from: string) => {
    const found = known.get(from) ?? exchangingOf(rates, { from, to: currency, day: rate_day });
    if (!found) throw new RangeError(`No rate brings ${from} into ${currency} on ${rate_day}.`);
    known.set(from, found);
    return found;
  };
  return (line) => {
    const own = ownAmounts(line, line.currency ?? currency, utilisation);
    return line.currency === null || line.currency === currency
      ? { key: line.key, ...own, margin_minor: own.price_minor - own.cost_minor, own: null }
      : exchanged(line.key, line.currency, own, exchanging(line.currency));
  };
};

/** What a line lists, sells for and costs is exchanged; its discount is what is between the first two, so that they go together. */
const exchanged = (
  key: string,
  currency: string,
  own: OwnAmounts,
  into: (minor: number) => Exchanged,
): LineResult => {
  const { minor: list_minor, rate_day } = into(own.list_minor);
  const { minor: price_minor } = into(own.price_minor);
  const { minor: cost_minor } = into(own.cost_minor);
  return {
    ...{ key, list_minor, discount_minor: list_minor - price_minor, price_minor, cost_minor },
    margin_minor: price_minor - cost_minor,
    own: { currency, price_minor: own.price_minor, cost_minor: own.cost_minor, rate_day },
  };
};

import { minorDigits } from '../money/digits.ts';
import type { DatedRate, Exchanged } from '../money/exchange.ts';
import { powerOfTen, roundedRatio, type Scaled, scaled, scaledTimes } from '../money/scaled.ts';
import { exchangingOf } from './exchanging.ts';
import type { Calculation, CalculationLine } from './inputs.ts';
import type { LineResult } from './results.ts';
import { percentageOf } from './shares.ts';

/** All paid time is worked for clients. */
const ALL_TIME = '100';

/** True of a line whose cost depends on how much of the paid time is worked for clients. */
export const isTime = ({ unit }: Pick<CalculationLine, 'unit'>): boolean => unit !== 'piece';

const NO_HOURS: Scaled = { units: 0n, places: 0 };

/** Hours of a line, exactly; of one by the piece or month there are none. */
export const hoursOf = ({ unit, quantity }: CalculationLine, hoursPerDay: string): Scaled => {
  if (unit === 'hour') return scaled(quantity);
  return unit === 'day' ? scaledTimes(scaled(quantity), scaled(hoursPerDay)) : NO_HOURS;
};

/** A line in its own currency: what it lists, what is off it, what is left, and what it costs. */
interface OwnAmounts {
  readonly list_minor: number;
  readonly discount_minor: number;
  readonly price_minor: number;
  readonly cost_minor: number;
}

const ownAmounts = (line: CalculationLine, currency: string, utilisation: Scaled): OwnAmounts => {
  const quantity = scaled(line.quantity);
  const digits = minorDigits(currency);
  const list_minor = worthOf(scaledTimes(quantity, scaled(line.list_rate)), digits);
  const discount_minor = percentageOf(list_minor, line.discount_pct);
  const paid = scaledTimes(quantity, scaled(line.cost_rate));
  const cost_minor = isTime(line) ? costOfTime(paid, digits, utilisation) : worthOf(paid, digits);
  return { list_minor, discount_minor, price_minor: list_minor - discount_minor, cost_minor };
};

/** Minor units of an amount in major ones. */
const worthOf = ({ units, places }: Scaled, digits: number): number =>
  roundedRatio(units * powerOfTen(digits), powerOfTen(places));

/** What time costs of which only a share is worked for clients: rounded once, after it was divided. */
const costOfTime = ({ units, places }: Scaled, digits: number, utilisation: Scaled): number =>
  roundedRatio(units * powerOfTen(digits + 2 + utilisation.places), utilisation.units * powerOfTen(places));

/** Calculates lines one after the other; what they have in common is looked up once. Throws a RangeError without a rate. */
export const lineCalculator = (
  { currency, rate_day, target }: Calculation,
  rates: readonly DatedRate[],
): ((line: CalculationLine) => LineResult) => {
  const utilisation = scaled(target.utilisation_pct ?? ALL_TIME);
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

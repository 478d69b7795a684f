import { minorDigits } from './digits.ts';
import type { Money } from './money.ts';
import { powerOfTen, roundedRatio, scaled } from './scaled.ts';

/** What a currency was worth on a day: one unit of `currency` is `rate` units of `into`, an exact decimal above zero. */
export interface DatedRate {
  readonly currency: string;
  readonly into: string;
  readonly rate: string;
  /** YYYY-MM-DD */
  readonly day: string;
}

/** An amount in another currency, with the day of the rate that brought it there: the older one's where two did. */
export interface Exchanged extends Money {
  readonly rate_day: string;
}

interface Factor {
  readonly times: bigint;
  readonly by: bigint;
}

/** A rate from `from` on, whichever way round it is kept: the other way divides by it instead of keeping an inexact inverse. */
const factorOf = (from: string, rate: DatedRate): Factor & { readonly to: string } => {
  const { units, places } = scaled(rate.rate);
  const whole = powerOfTen(places);
  if (from === rate.currency) return { times: units, by: whole, to: rate.into };
  if (from === rate.into) return { times: whole, by: units, to: rate.currency };
  throw new RangeError(`A rate between ${rate.currency} and ${rate.into} says nothing of ${from}.`);
};

/**
 * What brings amounts of a currency into the other one of a rate, or with a second rate through that one into a third: rounded half up
 * once at the end, in the minor units of the last. Throws a RangeError for a rate between two other currencies.
 */
export const exchanger = (
  currency: string,
  first: DatedRate,
  second?: DatedRate,
): ((minor: number) => Exchanged) => {
  const one = factorOf(currency, first);
  const two = second && factorOf(one.to, second);
  const to = two?.to ?? one.to;
  const times = one.times * (two?.times ?? 1n) * powerOfTen(minorDigits(to));
  const by = one.by * (two?.by ?? 1n) * powerOfTen(minorDigits(currency));
  const rate_day = second && second.day < first.day ? second.day : first.day;
  return (minor) => ({ minor: roundedRatio(BigInt(minor) * times, by), currency: to, rate_day });
};

/**
 * An amount in the other currency of a rate, rounded half up once in that one's minor units. Throws a RangeError for a rate between
 * two other currencies.
 */
export const exchange = ({ minor, currency }: Money, rate: DatedRate): Exchanged =>
  exchanger(currency, rate)(minor);

/** An amount from one currency through a middle one into a third, rounded once at the end. Throws a RangeError as `exchange` does. */
export const exchangeThrough = ({ minor, currency }: Money, first: DatedRate, second: DatedRate): Exchanged =>
  exchanger(currency, first, second)(minor);

/** The rate of a day: the latest of a currency on or before it, never a later one; undefined where none is as old. */
export const rateOn = <Rate extends Pick<DatedRate, 'currency' | 'day'>>(
  rates: readonly Rate[],
  currency: string,
  day: string,
): Rate | undefined => {
  let latest: Rate | undefined;
  for (const rate of rates)
    if (rate.currency === currency && rate.day <= day && (!latest || rate.day > latest.day)) latest = rate;
  return latest;
};

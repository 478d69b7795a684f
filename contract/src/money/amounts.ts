import Big from 'big.js';
import { minorDigits } from './digits.ts';
import type { Money } from './money.ts';
import { roundedQuotient, roundedWhole } from './rounding.ts';

/** What a rate is for one of; time is worth nothing by the piece or the month. */
export type RateUnit = 'hour' | 'day' | 'piece' | 'month';

/** Minor units of `currency` in one of its major units: 100 of GBP, 1 of JPY. */
const minorInMajor = (currency: string): Big => new Big(10).pow(minorDigits(currency));

/** Minor units of `currency` from an exact decimal in major units, half up. */
export const minorOf = (major: Big | string, currency: string): number =>
  roundedWhole(new Big(major).times(minorInMajor(currency)));

/** An amount times an exact decimal, such as a quantity or a share, half up. */
export const timesMoney = ({ minor, currency }: Money, factor: Big | string): Money => ({
  minor: roundedWhole(new Big(minor).times(factor)),
  currency,
});

/**
 * What time is worth at a rate (exact decimal in major units), in minor units of `currency`, rounded half up once.
 * `daySeconds` is the length of a working day, for rates by the day.
 */
export const worthOf = (
  seconds: number,
  rate: { readonly amount: string; readonly unit: RateUnit; readonly currency: string },
  daySeconds: number,
): number => {
  const unitSeconds = { hour: 3600, day: daySeconds, piece: null, month: null }[rate.unit];
  if (unitSeconds === null || unitSeconds === 0) return 0;
  const exact = new Big(rate.amount).times(seconds).times(minorInMajor(rate.currency));
  return roundedQuotient(exact, new Big(unitSeconds));
};

/** What a quantity of something is worth at a rate, both exact decimals, in minor units of the rate's currency, half up once. */
export const worthOfQuantity = (
  quantity: Big | string,
  rate: { readonly amount: string; readonly currency: string },
): number => minorOf(new Big(rate.amount).times(quantity), rate.currency);

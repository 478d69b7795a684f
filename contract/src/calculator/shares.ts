import { sumMoney } from '../money/money.ts';
import { powerOfTen, roundedRatio, scaled } from '../money/scaled.ts';

/** A percentage of an amount in minor units, rounded half up once. */
export const percentageOf = (minor: number, pct: string): number => {
  const { units, places } = scaled(pct);
  return units === 0n ? 0 : roundedRatio(BigInt(minor) * units, powerOfTen(places + 2));
};

/** The sum of amounts in minor units of one currency. Throws a RangeError for more than a number holds exactly. */
export const sumOf = (minors: readonly number[]): number =>
  sumMoney(
    minors.map((minor) => ({ minor, currency: '' })),
    '',
  ).minor;

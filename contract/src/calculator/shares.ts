import Big from 'big.js';
import { sumMoney } from '../money/money.ts';
import { roundedWhole } from '../money/rounding.ts';

const HUNDREDTH = new Big('0.01');

/** A percentage of an amount in minor units, rounded half up once. */
export const percentageOf = (minor: number, pct: string): number =>
  roundedWhole(new Big(minor).times(pct).times(HUNDREDTH));

/** The sum of amounts in minor units of one currency. Throws a RangeError for more than a number holds exactly. */
export const sumOf = (minors: readonly number[]): number =>
  sumMoney(
    minors.map((minor) => ({ minor, currency: '' })),
    '',
  ).minor;

import Big from 'big.js';
import type { Money } from './money.ts';

const Floored = Big();
Floored.DP = 0;
Floored.RM = Big.roundDown;

/**
 * An amount in parts as the weights (exact decimals, none below zero) say; together the parts are exactly the amount. What whole
 * minor units leave over goes to the largest fractions, of equals to the earlier one. Weights that are all zero share evenly.
 * Throws a RangeError for no weights and for one below zero.
 */
export const allocate = ({ minor, currency }: Money, weights: readonly (Big | string)[]): Money[] => {
  const given = weights.map((weight) => new Big(weight));
  if (given.length === 0 || given.some((weight) => weight.lt(0)))
    throw new RangeError('An amount is shared by at least one weight, and none of them below zero.');
  const sum = given.reduce((all, weight) => all.plus(weight), new Big(0));
  const shares = sum.eq(0) ? given.map(() => new Big(1)) : given;
  const whole = sum.eq(0) ? new Big(given.length) : sum;
  const sign = minor < 0 ? -1 : 1;
  const parts = shares.map((share) => wholePart(share.times(Math.abs(minor)), whole));
  const left = Math.abs(minor) - parts.reduce((all, { units }) => all + units, 0);
  const first = parts
    .map((part, at) => ({ ...part, at }))
    .sort((one, other) => other.rest.cmp(one.rest) || one.at - other.at)
    .slice(0, left);
  const more = new Set(first.map(({ at }) => at));
  return parts.map(({ units }, at) => ({ minor: sign * (units + (more.has(at) ? 1 : 0)) || 0, currency }));
};

const wholePart = (dividend: Big, divisor: Big): { units: number; rest: Big } => {
  const units = new Floored(dividend.toFixed()).div(divisor.toFixed());
  return { units: Number(units.toFixed()), rest: dividend.minus(divisor.times(units.toFixed())) };
};

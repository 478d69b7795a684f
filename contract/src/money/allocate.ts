import type Big from 'big.js';
import type { Money } from './money.ts';
import { powerOfTen, scaled } from './scaled.ts';

/** Exact decimals as whole numbers of the smallest place that one of them has. */
const wholes = (decimals: readonly (Big | string)[]): bigint[] => {
  const all = decimals.map((decimal) => scaled(typeof decimal === 'string' ? decimal : decimal.toFixed()));
  const places = all.reduce((most, decimal) => Math.max(most, decimal.places), 0);
  return all.map((decimal) => decimal.units * powerOfTen(places - decimal.places));
};

/**
 * An amount in parts as the weights (exact decimals, none below zero) say; together the parts are exactly the amount. What whole
 * minor units leave over goes to the largest fractions, of equals to the earlier one. Weights that are all zero share evenly.
 * Throws a RangeError for no weights and for one below zero.
 */
export const allocate = ({ minor, currency }: Money, weights: readonly (Big | string)[]): Money[] => {
  const given = wholes(weights);
  if (given.length === 0 || given.some((weight) => weight < 0n))
    throw new RangeError('An amount is shared by at least one weight, and none of them below zero.');
  const shares = given.every((weight) => weight === 0n) ? given.map(() => 1n) : given;
  const whole = shares.reduce((all, share) => all + share);
  const [size, sign] = [BigInt(Math.abs(minor)), minor < 0 ? -1 : 1];
  const parts = shares.map((share) => ({
    units: Number((share * size) / whole),
    rest: (share * size) % whole,
  }));
  const left = Math.abs(minor) - parts.reduce((all, { units }) => all + units, 0);
  const first = parts
    .map(({ rest }, at) => ({ rest, at }))
    .sort((one, other) => Number(other.rest > one.rest) - Number(other.rest < one.rest) || one.at - other.at)
    .slice(0, left);
  const more = new Set(first.map(({ at }) => at));
  return parts.map(({ units }, at) => ({ minor: sign * (units + (more.has(at) ? 1 : 0)) || 0, currency }));
};

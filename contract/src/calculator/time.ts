import { allocate } from '../money/allocate.ts';
import { type Scaled, scaledSum } from '../money/scaled.ts';
import type { Calculation } from './inputs.ts';
import { hoursOf } from './line.ts';
import type { LineResult } from './results.ts';
import { sumOf } from './shares.ts';

/** The lines by the hour and day: their hours, their prices, and their share of the discount of the whole. */
export interface DiscountedTime {
  readonly hours: Scaled;
  readonly price_minor: number;
  readonly discount_minor: number;
}

/** The lines that have hours; the discount of the whole is borne by all lines as their prices say. */
export const discountedTime = (
  { currency, lines, hours_per_day }: Calculation,
  results: readonly LineResult[],
  discount: number,
): DiscountedTime => {
  const hours = lines.map((line) => hoursOf(line, hours_per_day));
  const priceWhere = (isTimed: boolean) =>
    sumOf(
      results
        .filter((_, at) => (hours[at]?.units ?? 0n) > 0n === isTimed)
        .map(({ price_minor }) => price_minor),
    );
  const price_minor = priceWhere(true);
  const weights = [price_minor, priceWhere(false)].map(String);
  const [share] = allocate({ minor: discount, currency }, weights);
  return { hours: scaledSum(hours), price_minor, discount_minor: share?.minor ?? 0 };
};

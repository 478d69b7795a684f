import Big from 'big.js';

/** Making one takes longer than dividing with it. */
const byPlaces = new Map<number, typeof Big>();

const roundingTo = (places: number): typeof Big => {
  const Placed = byPlaces.get(places) ?? Big();
  Placed.DP = places;
  Placed.RM = Big.roundHalfUp;
  byPlaces.set(places, Placed);
  return Placed;
};

const quotient = (part: Big, whole: Big, places: number): string => {
  const Placed = roundingTo(places);
  const percent = new Placed(part.times(100).toFixed()).div(whole.toFixed());
  return percent.eq(0) ? new Big(0).toFixed(places) : percent.toFixed(places);
};

/** How much of `whole` `part` is, in percent with so many places, half up; null of nothing. Both exact, in the same unit. */
export const percentOf = (
  part: Big | string | number,
  whole: Big | string | number,
  places = 1,
): string | null => {
  const all = new Big(whole);
  return all.eq(0) ? null : quotient(new Big(part), all, places);
};

/** Share of what something sells for that is left after its cost, in percent with one place; null when it sells for nothing. */
export const marginPercent = (bill: Big | string | number, cost: Big | string | number): string | null =>
  percentOf(new Big(bill).minus(cost), bill);

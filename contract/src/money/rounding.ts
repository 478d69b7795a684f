import Big from 'big.js';

/** Big with the one rule that money is rounded by: to the nearest whole, a half away from zero, straight from the exact quotient. */
const Whole = Big();
Whole.DP = 0;
Whole.RM = Big.roundHalfUp;

/** The nearest whole number to an exact one, a half away from zero. */
export const roundedWhole = (exact: Big): number => safe(exact.round(0, Big.roundHalfUp));

/** The nearest whole number to an exact quotient, a half away from zero; rounded once, so that no digits in between are lost. */
export const roundedQuotient = (dividend: Big, divisor: Big): number =>
  safe(new Whole(dividend.toFixed()).div(divisor.toFixed()));

/** Throws a RangeError for more than a number holds exactly: such an amount is a mistake, never an approximation. */
const safe = (whole: Big): number => {
  const number = Number(whole.toFixed());
  if (!Number.isSafeInteger(number))
    throw new RangeError(`${whole.toFixed()} is more money than can be kept exactly.`);
  // Negative nothing is nothing.
  return number === 0 ? 0 : number;
};

import { minorDigits } from './digits.ts';

/**
 * Whole minor units as an exact decimal with all of a currency's places: 125 of two digits → `1.25`. By moving the point, not by
 * dividing, so no float stands between.
 */
export const decimalOf = (minor: number, digits: number): string => {
  const bare = String(Math.abs(minor)).padStart(digits + 1, '0');
  const split = bare.length - digits;
  const decimal = digits === 0 ? bare : `${bare.slice(0, split)}.${bare.slice(split)}`;
  return minor < 0 ? `-${decimal}` : decimal;
};

/** An amount in major units, as an exact decimal with as many places as its currency has. */
export const majorOf = (minor: number, currency: string): string => decimalOf(minor, minorDigits(currency));

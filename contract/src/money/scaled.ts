/**
 * An exact decimal: `units` ÷ 10 to the power of `places`. It is reckoned with whole numbers, which takes a tenth of the time of
 * decimals, for what is counted by the thousand while somebody types.
 */
export interface Scaled {
  readonly units: bigint;
  readonly places: number;
}

/** 10 to each power that is asked for often. */
const POWERS = Array.from({ length: 40 }, (_, power) => 10n ** BigInt(power));
/** 10 to the power of `places`. */
export const powerOfTen = (places: number): bigint => POWERS[places] ?? 10n ** BigInt(places);

/** Short ones go through a number, which holds them exactly and is twice as quick to read. */
const wholeOf = (digits: string): bigint => BigInt(digits.length < 16 ? Number(digits) : digits);

/** A decimal such as `-42.50`, exactly. Throws a RangeError or a SyntaxError for what is none. */
export const scaled = (decimal: string): Scaled => {
  const point = decimal.indexOf('.');
  const digits = point < 0 ? decimal : decimal.slice(0, point) + decimal.slice(point + 1);
  return { units: wholeOf(digits), places: point < 0 ? 0 : decimal.length - point - 1 };
};

/** The product of two decimals, exactly. */
export const scaledTimes = (one: Scaled, other: Scaled): Scaled => ({
  units: one.units * other.units,
  places: one.places + other.places,
});

/** The sum of decimals, exactly. */
export const scaledSum = (decimals: readonly Scaled[]): Scaled => {
  const places = decimals.reduce((most, decimal) => Math.max(most, decimal.places), 0);
  const units = decimals.reduce(
    (sum, decimal) => sum + decimal.units * powerOfTen(places - decimal.places),
    0n,
  );
  return { units, places };
};

/** A decimal as text, without zeros at its end. */
export const scaledText = ({ units, places }: Scaled): string => {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const rest = digits.slice(digits.length - places).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - places);
  return places === 0 || rest === '' ? `${sign}${whole}` : `${sign}${whole}.${rest}`;
};

/**
 * The nearest whole number to a quotient of whole numbers, a half away from zero: the rule of `roundedQuotient`. The divisor is above
 * zero. Throws a RangeError for more than a number holds exactly.
 */
export const roundedRatio = (dividend: bigint, divisor: bigint): number => {
  const size = dividend < 0n ? -dividend : dividend;
  const whole = Number((2n * size + divisor) / (2n * divisor));
  if (!Number.isSafeInteger(whole)) throw new RangeError('That is more money than can be kept exactly.');
  return dividend < 0n && whole !== 0 ? -whole : whole;
};

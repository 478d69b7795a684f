import Big from 'big.js';

/** The unit that a rate is for; time is worth nothing by the piece or the month. */
export type RateUnit = 'hour' | 'day' | 'piece' | 'month';

/** Decimal places of a currency's minor unit. */
export const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

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
  return Number(
    new Big(rate.amount)
      .times(seconds)
      .times(10 ** minorDigits(rate.currency))
      .div(unitSeconds)
      .round(0, Big.roundHalfUp)
      .toString(),
  );
};

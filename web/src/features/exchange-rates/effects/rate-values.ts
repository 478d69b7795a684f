import type { ExchangeRate, NewExchangeRate } from '#contract/exchange-rates/shapes.ts';
import { typedDecimal } from '#contract/money/parse.ts';
import { t } from '../messages.ts';

/** A rate as the dialog holds it. */
export type RateValues = { currency: string | null; day: string | null; rate: string };

/** What was typed as the API takes it; a comma or a point may stand before the places. */
export const decimalIn = (typed: string): string | null => {
  const decimal = typedDecimal(typed, typed.includes(',') ? '.' : ',');
  const short = decimal?.replace(/^0+(?=\d)/, '');
  return short && /^\d{1,9}(\.\d{1,10})?$/.test(short) && /[1-9]/.test(short) ? short : null;
};

/** The rate as the API takes it. */
export const rateOf = ({ currency, day, rate }: RateValues): NewExchangeRate => ({
  currency: currency ?? '',
  day: day ?? '',
  rate: decimalIn(rate) ?? '',
});

/** The dialog's fields as they start: a rate to change, or today's of a currency. */
export const valuesOf = (rate: ExchangeRate | null, currency: string | null, today: string): RateValues =>
  rate ? { currency: rate.currency, day: rate.day, rate: rate.rate } : { currency, day: today, rate: '' };

/** What can be said before asking the server. */
export const VALIDATE_RATE = {
  currency: (currency: string | null) => (currency ? null : t('currency_missing')),
  day: (day: string | null) => (day ? null : t('day_missing')),
  rate: (rate: string) => (decimalIn(rate) ? null : t('rate_missing')),
};

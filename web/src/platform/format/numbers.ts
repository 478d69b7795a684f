import { moneyFormat, writtenMoney } from '#contract/money/format.ts';
import { kept } from './kept.ts';

const formatOf = kept((locale: string, currency: string, compact: boolean) =>
  moneyFormat(locale, currency, compact),
);

const numberFormat = kept((locale: string, digits: number) => {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits });
});

const percentFormat = kept((locale: string, digits: number) => {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: digits });
});

/** What Intl writes, with a minus where some languages have a hyphen: that one is shorter than a plus, and ends lines. */
const signed = (written: string): string => written.replace('-', '−');

/** Money from integer minor units of `currency`: 64 000 000 GBP → `£640,000.00`, compact `£640k`. */
export function money(locale: string, minorUnits: number, currency: string, compact = false): string {
  return signed(writtenMoney(formatOf(locale, currency, compact), minorUnits, currency));
}

const rateFormat = kept(
  (locale: string, currency: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 4 }),
);

/** A rate from an exact decimal in major units, without rounding: `42.125` GBP → `£42.125`. */
export const rate = (locale: string, decimal: string, currency: string): string =>
  signed(rateFormat(locale, currency).format(decimal as Intl.StringNumericLiteral));

/** A number with at most `digits` decimals. */
export const number = (locale: string, value: number, digits = 2): string =>
  signed(numberFormat(locale, digits).format(value));

/** A share between 0 and 1 as per cent. */
export const percent = (locale: string, share: number, digits = 0): string =>
  signed(percentFormat(locale, digits).format(share));

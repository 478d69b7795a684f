import { majorOf } from './decimals.ts';
import { minorDigits } from './digits.ts';

const isLiteral = (text: string): text is Intl.StringNumericLiteral => /^-?\d+(\.\d+)?$/.test(text);

/**
 * How money of a currency is written in a locale, with the places of ISO 4217; compact with one at most: `£640k`. Where a language
 * has no short word for thousands, they are whole: `136.588 £`.
 */
export const moneyFormat = (locale: string, currency: string, compact = false): Intl.NumberFormat => {
  const digits = minorDigits(currency);
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...(compact
      ? { notation: 'compact', ...(shortensThousands(locale) ? { maximumFractionDigits: 1 } : {}) }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
};

const shortensThousands = (locale: string): boolean =>
  new Intl.NumberFormat(locale, { notation: 'compact' })
    .formatToParts(10_000)
    .some(({ type }) => type === 'compact');

/** Minor units as `format` writes them, exactly: 64 000 000 GBP → `£640,000.00`. What isn't whole is no amount. */
export const writtenMoney = (format: Intl.NumberFormat, minor: number, currency: string): string => {
  const decimal = majorOf(minor, currency);
  return format.format(isLiteral(decimal) ? decimal : Number.NaN);
};

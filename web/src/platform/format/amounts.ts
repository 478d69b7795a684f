import { majorOf } from '#contract/money/decimals.ts';
import { moneyFormat } from '#contract/money/format.ts';
import { typedMoney } from '#contract/money/parse.ts';
import { kept } from './kept.ts';

/** How amounts of a currency are typed and written in a field, in minor units. */
export interface TypedAmounts {
  /** The currency's sign, which stands beside the field. */
  readonly symbol: string;
  /** Undefined where the text makes no sense. */
  readonly parse: (text: string) => number | undefined;
  readonly format: (minor: number) => string;
}

const decimals = kept(
  (locale: string) => new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 10 }),
);

/** An exact decimal such as an exchange rate, with four places at least and none lost up to ten. */
export const exactDecimal = (locale: string, decimal: string): string =>
  decimals(locale).format(decimal as Intl.StringNumericLiteral);

/** How amounts of `currency` are typed and written in `locale`: with its marks, exactly, half up. */
export const typedAmounts = kept((locale: string, currency: string): TypedAmounts => {
  const parts = moneyFormat(locale, currency).formatToParts(1_234_567);
  const thousands = parts.find(({ type }) => type === 'group')?.value === '.' ? '.' : ',';
  const { minimumFractionDigits = 2 } = moneyFormat(locale, currency).resolvedOptions();
  const plain = new Intl.NumberFormat(locale, {
    minimumFractionDigits,
    maximumFractionDigits: minimumFractionDigits,
  });
  const sign = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return {
    symbol: sign.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
    parse: (text) => typedMoney(text, currency, thousands),
    format: (minor) => plain.format(majorOf(minor, currency) as Intl.StringNumericLiteral),
  };
});

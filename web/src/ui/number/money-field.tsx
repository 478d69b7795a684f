import type { FieldProps } from '../form/field.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { formatMoney, parseMoney } from './numbers.ts';
import { ParsedField } from './parsed-field.tsx';

type MoneyFieldProps = FieldProps & {
  /** Minor units, such as pence. */
  value: number | null;
  onChange: (minor: number | null) => void;
  /** ISO 4217, such as GBP. */
  currency: string;
  locale?: string;
};

/** An amount of money in minor units. */
export function MoneyField({ currency, locale = 'en', ...props }: MoneyFieldProps) {
  const texts = useUiTexts();
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const symbol = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  return (
    <ParsedField
      {...props}
      parse={(text) => parseMoney(text, digits)}
      format={(minor) => formatMoney(minor, digits, locale)}
      invalid={texts.invalidMoney}
      prefix={symbol}
    />
  );
}

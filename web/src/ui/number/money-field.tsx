import type { FieldProps } from '../form/field.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { ParsedField } from './parsed-field.tsx';

type MoneyFieldProps = FieldProps & {
  /** Minor units, such as pence. */
  value: number | null;
  onChange: (minor: number | null) => void;
  /** How amounts of its currency are typed and written, and the sign that stands before them. */
  amounts: {
    readonly symbol: string;
    readonly parse: (text: string) => number | undefined;
    readonly format: (minor: number) => string;
  };
};

/** An amount of money in minor units. */
export function MoneyField({ amounts, ...props }: MoneyFieldProps) {
  const texts = useUiTexts();
  const { symbol, parse, format } = amounts;
  return (
    <ParsedField {...props} parse={parse} format={format} invalid={texts.invalidMoney} prefix={symbol} />
  );
}

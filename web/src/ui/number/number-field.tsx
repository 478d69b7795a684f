import type { ReactNode } from 'react';
import type { FieldProps } from '../form/field.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import { parseNumber } from './numbers.ts';
import { ParsedField } from './parsed-field.tsx';

type NumberFieldProps = FieldProps & {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Digits after the point; 0 for whole numbers, which is the default. */
  digits?: number;
  /** A unit, such as "%" or "h". */
  suffix?: ReactNode;
  placeholder?: string;
};

/** A number, whole unless told. */
export function NumberField({ digits = 0, ...props }: NumberFieldProps) {
  const texts = useUiTexts();
  const parse = (text: string) => {
    const value = parseNumber(text);
    return value === undefined ? undefined : Number(value.toFixed(digits));
  };
  const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: digits });
  return <ParsedField {...props} parse={parse} format={format} invalid={texts.invalidNumber} />;
}

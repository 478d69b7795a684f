import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../form/field.tsx';
import { TextField } from '../form/text-field.tsx';

type ParsedFieldProps<Value> = FieldProps & {
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** Undefined where the text makes no sense. */
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
  /** Said while the text makes no sense. */
  invalid: string;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/** A field whose text stands for a value: free while typing, put in order on leaving it. */
export function ParsedField<Value>(props: ParsedFieldProps<Value>) {
  const { value, onChange, parse, format, invalid, error, onBlur, placeholder, prefix, suffix, ...field } =
    props;
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    const parsed = text.trim() === '' ? null : parse(text);
    if (parsed !== undefined) onChange(parsed);
  };
  const leave = () => {
    const refused = typed !== null && typed.trim() !== '' && parse(typed) === undefined;
    setWrong(refused);
    if (refused) onChange(null);
    else setTyped(null);
    onBlur?.();
  };
  return (
    <TextField
      {...field}
      value={typed ?? (value === null ? '' : format(value))}
      onChange={type}
      onBlur={leave}
      error={wrong ? invalid : error}
      {...(placeholder === undefined ? {} : { placeholder })}
      prefix={prefix}
      suffix={suffix}
    />
  );
}

import { TextField } from '../../../../ui/form/text-field.tsx';
import type { BoundField } from '../../effects/binding.ts';
import { decimalFrom } from '../../effects/typed-decimals.ts';

type PercentageFieldProps = BoundField & {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  /** An empty field is this; null = nothing is said. */
  blank?: string | null;
  suffix?: string;
};

/** An exact decimal that is typed freely and put in order on leaving it. */
export function PercentageField({
  value,
  onChange,
  blank = '0',
  suffix = '%',
  ...field
}: PercentageFieldProps) {
  const leave = () => {
    const text = decimalFrom(value ?? '');
    const next = text === '' ? blank : text;
    if (next !== value) onChange(next);
  };
  return (
    <TextField
      {...field}
      optional={blank === null}
      value={value ?? ''}
      suffix={suffix}
      onChange={(typed) => onChange(typed === '' && blank === null ? null : typed)}
      onBlur={leave}
    />
  );
}

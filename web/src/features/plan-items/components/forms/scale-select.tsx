import type { FieldProps } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';

type ScaleSelectProps = FieldProps & {
  steps: readonly number[];
  word: (step: number) => string;
  value: number;
  onChange: (value: number) => void;
};

/** One of a few figures, each with what it means. */
export const ScaleSelect = ({ steps, word, value, onChange, ...field }: ScaleSelectProps) => (
  <Select
    {...field}
    options={steps.map((step) => ({ value: String(step), label: word(step) }))}
    value={String(value)}
    onChange={(chosen) => onChange(Number(chosen))}
  />
);

import type { FieldProps } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';

type ChoiceProps<Value extends string> = FieldProps & {
  values: readonly Value[];
  /** Says a value; itself unless told. */
  word?: (value: Value) => string;
  value: Value | null;
  onChange: (value: Value) => void;
  searchable?: boolean;
};

/** One of a closed list of words, typed by the list. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { values, word = (value) => value, onChange, ...field } = props;
  const choose = (given: string | null) => {
    const chosen = values.find((value) => value === given);
    if (chosen !== undefined) onChange(chosen);
  };
  const options = values.map((value) => ({ value, label: word(value) }));
  return <Select {...field} options={options} onChange={choose} />;
}

import type { FieldProps } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';

type WordSelectProps<Value extends string> = FieldProps & {
  values: readonly Value[];
  word: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
};

/** One of the words of the contract. */
export function WordSelect<Value extends string>(props: WordSelectProps<Value>) {
  const { values, word, value, onChange, ...field } = props;
  const choose = (chosen: string | null) => {
    const found = values.find((one) => one === chosen);
    if (found) onChange(found);
  };
  return (
    <Select
      {...field}
      options={values.map((one) => ({ value: one, label: word(one) }))}
      value={value}
      onChange={choose}
    />
  );
}

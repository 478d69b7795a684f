import './combobox-styles.ts';
import { Autocomplete } from '@mantine/core';
import { withMantine } from '../theme/with-mantine.tsx';
import styles from './field.module.css';
import { describedBy, Field, type FieldProps } from './field.tsx';
import { comboboxLook, dropdownPlace, type Option, OptionText, optionsScroll } from './options.tsx';

type SuggestFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  /** What is in use already; its `value` is what is entered, its `detail` says what it means. */
  suggestions: readonly Option[];
  /** They were looked for with what is typed, so that all of them fit. */
  areFound?: boolean;
  onFocus?: () => void;
  /** One of them was taken; `onChange` hears of it too. */
  onPick?: (value: string) => void;
  placeholder?: string;
  maxLength?: number;
};

/** One line of text that is often one of a few. */
export const SuggestField = withMantine((props: SuggestFieldProps) => {
  const { value, onChange, suggestions, areFound, onFocus, onPick, placeholder, maxLength } = props;
  const found = areFound ? suggestions : matching(suggestions, value);
  return (
    <Field {...props}>
      {(control) => (
        <Autocomplete
          {...control}
          classNames={{ ...comboboxLook, input: styles.input }}
          data={found.map((option) => option.value)}
          filter={({ options }) => options}
          renderOption={({ option }) => (
            <OptionText option={{ value: option.value, label: option.value }} options={found} />
          )}
          value={value}
          onChange={onChange}
          onFocus={onFocus}
          {...(onPick ? { onOptionSubmit: onPick } : {})}
          placeholder={placeholder}
          maxLength={maxLength}
          openOnFocus={false}
          error={control['aria-invalid']}
          ref={describedBy(control)}
          {...optionsScroll}
          comboboxProps={dropdownPlace}
        />
      )}
    </Field>
  );
});

/** What begins with the typed words, then what holds them somewhere; everything where they are one of the suggestions already. */
function matching(suggestions: readonly Option[], typed: string): readonly Option[] {
  const words = typed.trim().toLowerCase();
  if (suggestions.some(({ value }) => value === typed)) return suggestions;
  const found = suggestions.filter(({ value, detail = '' }) =>
    `${value} ${detail}`.toLowerCase().includes(words),
  );
  const isBeginning = ({ value }: Option) => Number(value.toLowerCase().startsWith(words));
  return found.sort((one, other) => isBeginning(other) - isBeginning(one));
}

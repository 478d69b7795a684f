import './pills-styles.ts';
import { MultiSelect as MantineMultiSelect } from '@mantine/core';
import { classNames } from '../theme/class-names.ts';
import { useUiTexts } from '../theme/texts-context.ts';
import { withMantine } from '../theme/with-mantine.tsx';
import comboboxStyles from './combobox.module.css';
import styles from './field.module.css';
import { describedBy, Field, type FieldProps } from './field.tsx';
import {
  comboboxLook,
  dropdownPlace,
  mantineOptions,
  type Option,
  OptionText,
  optionsScroll,
} from './options.tsx';

type MultiSelectProps = FieldProps & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  /** Asks for other options; then `options` are taken as they come, without narrowing here. */
  onSearch?: (text: string) => void;
  loading?: boolean;
};

/** Some of many. */
export const MultiSelect = withMantine((props: MultiSelectProps) => {
  const { options, value, onChange, placeholder, onSearch, loading } = props;
  const texts = useUiTexts();
  return (
    <Field {...props}>
      {(control) => (
        <MantineMultiSelect
          {...control}
          {...(onSearch ? { onSearchChange: onSearch, filter: ({ options: found }) => found } : {})}
          classNames={{
            ...comboboxLook,
            input: classNames(styles.input, comboboxStyles.pills) ?? '',
            pill: comboboxStyles.pill,
          }}
          data={mantineOptions(options)}
          renderOption={({ option }) => <OptionText option={option} options={options} />}
          value={[...value]}
          onChange={onChange}
          placeholder={value.length === 0 ? placeholder : undefined}
          searchable
          openOnFocus={false}
          hidePickedOptions
          error={control['aria-invalid']}
          ref={describedBy(control)}
          loading={loading}
          nothingFoundMessage={loading ? texts.loading : texts.noOptions}
          {...optionsScroll}
          comboboxProps={dropdownPlace}
        />
      )}
    </Field>
  );
});

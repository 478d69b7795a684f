import './combobox-styles.ts';
import { Select as MantineSelect } from '@mantine/core';
import { useUiTexts } from '../theme/texts-context.ts';
import { withMantine } from '../theme/with-mantine.tsx';
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

type SelectProps = FieldProps & {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Type to narrow the options; on by itself with more than eight, or with onSearch. */
  searchable?: boolean;
  /** Asks for other options; then `options` are taken as they come, without narrowing here. */
  onSearch?: (text: string) => void;
  loading?: boolean;
};

/** One of many. */
export const Select = withMantine((props: SelectProps) => {
  const { options, value, onChange, placeholder, onSearch, loading, optional, label } = props;
  const texts = useUiTexts();
  const searchable = props.searchable ?? (onSearch !== undefined || options.length > 8);
  return (
    <Field {...props}>
      {(control) => (
        <MantineSelect
          {...control}
          {...(onSearch ? { onSearchChange: onSearch, filter: ({ options: found }) => found } : {})}
          classNames={{ ...comboboxLook, input: styles.input }}
          data={mantineOptions(options)}
          renderOption={({ option }) => <OptionText option={option} options={options} />}
          value={value}
          onChange={onChange}
          placeholder={placeholder}
          searchable={searchable}
          openOnFocus={false}
          clearable={optional}
          clearButtonProps={{ 'aria-label': texts.clearField(label) }}
          error={control['aria-invalid']}
          ref={describedBy(control)}
          loading={loading}
          nothingFoundMessage={loading ? texts.loading : texts.noOptions}
          allowDeselect={false}
          {...optionsScroll}
          comboboxProps={dropdownPlace}
        />
      )}
    </Field>
  );
});

import './pills-styles.ts';
import { TagsInput } from '@mantine/core';
import { classNames } from '../theme/class-names.ts';
import { withMantine } from '../theme/with-mantine.tsx';
import comboboxStyles from './combobox.module.css';
import styles from './field.module.css';
import { describedBy, Field, type FieldProps } from './field.tsx';
import { comboboxLook, dropdownPlace, optionsScroll } from './options.tsx';

type TagsFieldProps = FieldProps & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Tags in use elsewhere. */
  suggestions?: readonly string[];
  placeholder?: string;
  maxTags?: number;
};

/** Free words; Enter or a comma ends one. */
export const TagsField = withMantine((props: TagsFieldProps) => {
  const { value, onChange, suggestions = [], placeholder, maxTags } = props;
  return (
    <Field {...props}>
      {(control) => (
        <TagsInput
          {...control}
          classNames={{
            ...comboboxLook,
            input: classNames(styles.input, comboboxStyles.pills) ?? '',
            pill: comboboxStyles.pill,
          }}
          data={[...suggestions]}
          value={[...value]}
          onChange={onChange}
          maxTags={maxTags}
          placeholder={value.length === 0 ? placeholder : undefined}
          error={control['aria-invalid']}
          ref={describedBy(control)}
          {...optionsScroll}
          comboboxProps={dropdownPlace}
        />
      )}
    </Field>
  );
});

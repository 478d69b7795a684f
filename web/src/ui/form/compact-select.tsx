import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { classNames } from '../theme/class-names.ts';
import { Icon } from '../theme/icon.tsx';
import styles from './compact-select.module.css';
import { FieldError } from './field.tsx';

type CompactSelectProps<Value extends string> = {
  /** Its name for screen readers; to the eye its row and column say it. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** In grey, because what stands there wasn't chosen here. */
  quiet?: boolean;
  error?: string | undefined;
};

/** One of a few inside a row: the browser's own list, 32 px high, 44 on phones. */
export function CompactSelect<Value extends string>(props: CompactSelectProps<Value>) {
  const { label, options, value, onChange, quiet, error } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <span className={styles.frame}>
      <span className={styles.field}>
        <select
          className={classNames(styles.select, quiet && styles.quiet)}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={IconChevronDown} size={14} />
      </span>
      {error && (
        <span role="alert">
          <FieldError id={id}>{error}</FieldError>
        </span>
      )}
    </span>
  );
}

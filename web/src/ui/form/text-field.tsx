import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'time';
  placeholder?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    type = 'text',
    placeholder,
    autoComplete = 'off',
    maxLength,
    prefix,
    suffix,
    ref,
  } = props;
  return (
    <Field {...props}>
      {(control) => (
        <span className={styles.adorned}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          <input
            {...control}
            ref={ref}
            type={type}
            className={classNames(
              styles.input,
              Boolean(prefix) && styles.withPrefix,
              Boolean(suffix) && styles.withSuffix,
            )}
            value={value}
            placeholder={placeholder}
            autoComplete={autoComplete}
            maxLength={maxLength}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}

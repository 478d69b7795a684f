import type { HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode, Ref } from 'react';
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
  /** What Enter does, in place of sending the form. */
  onEnter?: () => void;
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
    onEnter,
  } = props;
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter?.();
  };
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
            {...(onEnter ? { onKeyDown: enter } : {})}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </span>
      )}
    </Field>
  );
}

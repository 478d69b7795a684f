import { type InputHTMLAttributes, useId } from 'react';
import { classNames } from '../theme/class-names.ts';
import styles from './checkbox.module.css';
import { FieldError, type FieldProps } from './field.tsx';

type TickProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** Some, but not all. */
  partial?: boolean;
};

/** The box alone; needs an aria-label or a label around it. */
export function Tick({ partial = false, className, ...rest }: TickProps) {
  return (
    <input
      {...rest}
      ref={(box) => {
        if (box) box.indeterminate = partial;
      }}
      type="checkbox"
      className={classNames(styles.box, className)}
    />
  );
}

type CheckboxProps = Omit<FieldProps, 'optional'> & { value: boolean; onChange: (value: boolean) => void };

/** Yes or no, with its words beside it. */
export function Checkbox({ label, note, error, value, onChange, id, name, disabled, onBlur }: CheckboxProps) {
  const made = useId();
  const control = id ?? made;
  return (
    <div className={styles.choice}>
      <label className={styles.label} htmlFor={control}>
        <Tick
          id={control}
          name={name}
          checked={value}
          disabled={disabled}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${control}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {label}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </label>
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  );
}

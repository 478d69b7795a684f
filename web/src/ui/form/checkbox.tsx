import { useId } from 'react';
import styles from './checkbox.module.css';
import { FieldError, type FieldProps } from './field.tsx';
import { Tick } from './tick.tsx';

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

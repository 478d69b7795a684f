import { classNames } from '../theme/class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** Lines shown at first; it grows with its content. */
  rows?: number;
  maxLength?: number;
};

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, placeholder, rows = 3, maxLength } = props;
  return (
    <Field {...props}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(styles.input, styles.area)}
          value={value}
          placeholder={placeholder}
          rows={rows}
          maxLength={maxLength}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

import { IconAlertOctagon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../theme/icon.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import styles from './field.module.css';

/** What every field takes, whatever it asks for. */
export type FieldProps = {
  label: string;
  /** Below the label: what to enter and why. */
  note?: ReactNode;
  error?: ReactNode;
  /** Fields are required unless told; optional ones say so. */
  optional?: boolean;
  disabled?: boolean;
  /** Also the fragment that the error summary leads to. */
  id?: string;
  name?: string;
  onBlur?: () => void;
};

/** What the control inside a field must carry. */
export type ControlProps = {
  id: string;
  name: string | undefined;
  disabled: boolean | undefined;
  onBlur: (() => void) | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
};

type FieldFrameProps = FieldProps & { children: (control: ControlProps) => ReactNode };

/** Label above, control, error below: the frame of every field. */
export function Field({
  label,
  note,
  error,
  optional,
  disabled,
  id,
  name,
  onBlur,
  children,
}: FieldFrameProps) {
  const made = useId();
  const texts = useUiTexts();
  const control = id ?? made;
  const described = [note && `${control}-note`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={control}>{label}</label>
        {optional && <span className={styles.optional}>{texts.optional}</span>}
      </div>
      {note && (
        <span id={`${control}-note`} className={styles.note}>
          {note}
        </span>
      )}
      {children({
        id: control,
        name,
        disabled,
        onBlur,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': optional ? undefined : true,
      })}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  );
}

/** Mantine's inputs drop what describes them, so a field's note and error are put back on the element itself. */
export const describedBy = (control: ControlProps) => (input: HTMLInputElement | null) => {
  const described = control['aria-describedby'];
  if (described) input?.setAttribute('aria-describedby', described);
  else input?.removeAttribute('aria-describedby');
};

/** An error beside its field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.error}>
      <Icon icon={IconAlertOctagon} size={14} />
      {children}
    </span>
  );
}

import { useId } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import type { Unsaved } from '../../effects/preferences/use-wishes.ts';
import { t } from './messages.ts';
import styles from './preferences.module.css';

type RetryNoteProps = {
  unsaved: readonly Unsaved[];
  field: string;
  /** What isn't saved, in words. */
  what: string;
};

/** Why what was chosen in a field isn't saved, and the way to try again; nothing where it is. */
export function RetryNote({ unsaved, field, what }: RetryNoteProps) {
  const id = useId();
  const one = unsaved.find((candidate) => candidate.field === field);
  if (!one) return null;
  return (
    <div className={styles.unsaved} role="alert">
      <FieldError id={id}>{one.message}</FieldError>
      <Button small aria-label={t('retry_named', { what })} onClick={one.retry}>
        {t('retry')}
      </Button>
    </div>
  );
}

import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import styles from './bulk.module.css';
import { t } from './messages.ts';

/** What every dialog over chosen projects is told. */
export interface BulkFormProps<Change> {
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onChange: (change: Change) => void;
}

type FormProps = {
  title: string;
  verb: string;
  busy: boolean;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

/** A question about chosen projects, with Cancel and one verb. */
export function BulkForm({ title, verb, busy, onClose, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <form onSubmit={submit} className={styles.form} noValidate>
        {children}
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" disabled={busy}>
            {verb}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

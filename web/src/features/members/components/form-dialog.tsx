import type { ReactNode } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import type { FormState } from '../../../ui/form-page/form-page.tsx';
import { t } from '../messages.ts';
import styles from './dialog.module.css';

type FormDialogProps = {
  title: string;
  note?: string | undefined;
  form: Pick<FormState, 'issues' | 'submitting' | 'submit'>;
  /** The primary verb. */
  verb: string;
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a dialog; what was refused as a whole stands on top. */
export function FormDialog({ title, note, form, verb, onClose, children }: FormDialogProps) {
  const whole = form.issues.find(({ field }) => field === '');
  return (
    <Dialog open title={title} onClose={onClose} persistent>
      <form onSubmit={(event) => void form.submit(event)} noValidate aria-label={title}>
        <div className={styles.fields}>
          {note && <p className={styles.note}>{note}</p>}
          {whole && (
            <p role="alert" className={styles.problem}>
              {whole.message}
            </p>
          )}
          {children}
        </div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" disabled={form.submitting}>
            {verb}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

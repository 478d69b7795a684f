import { type FormEvent, useState } from 'react';
import type { Project } from '#contract/projects/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { useUnsavedWork } from '../../../../ui/form-page/unsaved-work.ts';
import { t } from './messages.ts';
import styles from './settings.module.css';

type CancelDialogProps = {
  project: Project;
  busy: boolean;
  onClose: () => void;
  onCancel: (reason: string) => void;
};

/** Asks why a project is cancelled. */
export function CancelDialog({ project: { name }, busy, onClose, onCancel }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  useUnsavedWork(reason !== '');
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim()) onCancel(reason.trim());
  };
  return (
    <Dialog open title={t('cancel_title', { name })} onClose={onClose}>
      <form onSubmit={submit} className={styles.dialog} noValidate>
        <p className={styles.note}>{t('cancel_note')}</p>
        <TextArea
          label={t('cancel_reason')}
          value={reason}
          onChange={setReason}
          error={asked && !reason.trim() ? t('reason_needed') : undefined}
        />
        <DialogVerbs>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button type="submit" variant="danger" disabled={busy}>
            {t('cancel_verb')}
          </Button>
        </DialogVerbs>
      </form>
    </Dialog>
  );
}

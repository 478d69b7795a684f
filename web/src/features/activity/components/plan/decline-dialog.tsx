import { useState } from 'react';
import type { OwnShift } from '#contract/shifts/plan-endpoints.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from './messages.ts';
import styles from './plan.module.css';
import { useDecline } from './plan-calls.ts';
import { shiftName } from './plan-words.ts';

const LONGEST = 500;

/** Asks why a shift is declined; what was typed stays while it is refused. */
export default function DeclineDialog({ shift, onClose }: { shift: OwnShift; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const decline = useDecline();
  const send = () =>
    decline.mutate(
      {
        params: { project_id: shift.project.id, assignment_id: shift.mine.id },
        body: { reason: reason.trim(), version: shift.mine.version },
      },
      { onSuccess: onClose },
    );
  return (
    <Dialog
      open
      title={t('decline_title')}
      boxSize="small"
      onClose={onClose}
      persistent={reason ? 'beside' : false}
    >
      <div className={styles.form}>
        <Text muted>{shiftName(shift)}</Text>
        <TextArea
          label={t('reason')}
          note={t('decline_note')}
          error={decline.error?.message}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST}
        />
        <DialogVerbs>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" onClick={send} disabled={decline.isPending || reason.trim() === ''}>
            {t('decline_verb')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

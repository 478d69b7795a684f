import { useState } from 'react';
import type { Shift } from '#contract/shifts/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { hoursOf } from '../../effects/shift-fields.ts';
import { useShiftWrites } from '../../effects/use-shift-writes.ts';
import { whyRefused } from '../../effects/why-refused.ts';
import { t } from '../../messages.ts';
import styles from './shift.module.css';

type CancelDialogProps = { shift: Shift; onClose: () => void };

/** Cancels a shift that people know of: asks why, for they are told. */
export default function CancelDialog({ shift, onClose }: CancelDialogProps) {
  const format = useFormat();
  const writes = useShiftWrites();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const name = `${format.day(shift.day, 'weekday')}, ${hoursOf(shift)}`;
  const cancel = async () => {
    setBusy(true);
    try {
      await writes.cancel(shift, reason.trim());
      onClose();
    } catch (error) {
      setProblem(whyRefused(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t('cancel_title', { shift: name })}
      boxSize="medium"
      onClose={onClose}
      persistent={reason ? 'beside' : false}
    >
      <div className={styles.form}>
        <Text muted>{t('cancel_note')}</Text>
        <TextArea
          label={t('why')}
          placeholder={t('cancel_hint')}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
        <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('keep_shift')}</Button>
          <Button variant="danger" disabled={isBusy || reason.trim() === ''} onClick={() => void cancel()}>
            {t('cancel_shift_now')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

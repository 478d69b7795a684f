import { IconLockOpen2 } from '@tabler/icons-react';
import { useState } from 'react';
import { LONGEST_REASON } from '#contract/activity/approval-shapes.ts';
import type { ClosingMonth } from '#contract/activity/month-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Button } from '../../../ui/action/button.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { useReopening } from '../effects/use-closing.ts';
import { t } from '../messages.ts';
import styles from './closing.module.css';
import { monthName } from './month-columns.tsx';

type ReopenDialogProps = { month: ClosingMonth; onClose: () => void };

/** Asks why a month is opened again. */
export default function ReopenDialog({ month, onClose }: ReopenDialogProps) {
  const format = useFormat();
  const [reason, setReason] = useState('');
  const { reopen, isBusy, problem } = useReopening(onClose);
  return (
    <Dialog
      open
      title={t('reopen_title', { month: monthName(month.month, format) })}
      boxSize="medium"
      onClose={onClose}
      persistent={reason ? 'beside' : false}
    >
      <div className={styles.body}>
        <Text muted>{t('reopen_note')}</Text>
        <TextArea
          label={t('reason')}
          note={t('reason_note')}
          placeholder={t('reason_hint')}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST_REASON}
        />
        <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            icon={IconLockOpen2}
            disabled={isBusy || reason.trim() === ''}
            onClick={() => reopen(month, reason.trim())}
          >
            {t('reopen_now')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

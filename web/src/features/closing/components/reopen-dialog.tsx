import { IconLockOpen2 } from '@tabler/icons-react';
import { LONGEST_REASON } from '#contract/activity/approval-shapes.ts';
import type { ClosingMonth } from '#contract/activity/month-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { ReasonDialog } from '../../../ui/form-page/reason-dialog.tsx';
import { useReopening } from '../effects/use-closing.ts';
import { t } from '../messages.ts';
import { monthName } from './month-columns.tsx';

type ReopenDialogProps = { month: ClosingMonth; onClose: () => void };

/** Asks why a month is opened again. */
export default function ReopenDialog({ month, onClose }: ReopenDialogProps) {
  const format = useFormat();
  const { reopen, isBusy, problem } = useReopening(onClose);
  return (
    <ReasonDialog
      {...{ problem, isBusy, onClose }}
      title={t('reopen_title', { month: monthName(month.month, format) })}
      note={t('reopen_note')}
      label={t('reason')}
      reasonNote={t('reason_note')}
      hint={t('reason_hint')}
      longest={LONGEST_REASON}
      keep={t('cancel')}
      verb={t('reopen_now')}
      variant="primary"
      icon={IconLockOpen2}
      onReason={(reason) => reopen(month, reason)}
    />
  );
}

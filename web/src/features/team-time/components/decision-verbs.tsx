import { IconCheck } from '@tabler/icons-react';
import { LONGEST_REASON } from '#contract/activity/approval-shapes.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { t } from '../messages.ts';

type DecisionVerbsProps = {
  /** How many entries are chosen. */
  count: number;
  /** Null while nothing is rejected. */
  reason: string | null;
  onReason: (reason: string | null) => void;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
};

/** Approves what is chosen, or asks why it is rejected. */
export function DecisionVerbs({ count, reason, onReason, isBusy, onApprove, onReject }: DecisionVerbsProps) {
  const isNothing = count === 0 || isBusy;
  if (reason === null)
    return (
      <DialogVerbs>
        <Button onClick={() => onReason('')} disabled={isNothing}>
          {t('reject')}
        </Button>
        <Button variant="primary" icon={IconCheck} onClick={onApprove} disabled={isNothing}>
          {t('approve_entries', { count })}
        </Button>
      </DialogVerbs>
    );
  return (
    <>
      <TextArea
        label={t('reason')}
        note={t('reason_note')}
        placeholder={t('reason_hint')}
        value={reason}
        onChange={onReason}
        maxLength={LONGEST_REASON}
      />
      <DialogVerbs>
        <Button onClick={() => onReason(null)}>{t('back')}</Button>
        <Button variant="danger" onClick={onReject} disabled={isNothing || reason.trim() === ''}>
          {t('reject_entries', { count })}
        </Button>
      </DialogVerbs>
    </>
  );
}

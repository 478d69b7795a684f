import { IconCheck } from '@tabler/icons-react';
import { LONGEST_REASON } from '#contract/activity/approval-shapes.ts';
import { Button } from '../../../ui/action/button.tsx';
import { DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import type { useKeptReason } from '../effects/use-kept-reason.ts';
import { t } from '../messages.ts';

type DecisionVerbsProps = {
  /** How many entries are chosen. */
  count: number;
  /** Why it is rejected; it stays while nobody asks for it. */
  kept: Pick<ReturnType<typeof useKeptReason>, 'reason' | 'change' | 'isAsking' | 'ask'>;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
};

/** Approves what is chosen, or asks why it is rejected. */
export function DecisionVerbs({ count, kept, isBusy, onApprove, onReject }: DecisionVerbsProps) {
  const { reason, change, isAsking, ask } = kept;
  const isNothing = count === 0 || isBusy;
  if (!isAsking)
    return (
      <DialogVerbs>
        <Button onClick={() => ask(true)} disabled={isNothing}>
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
        onChange={change}
        maxLength={LONGEST_REASON}
      />
      <DialogVerbs>
        <Button onClick={() => ask(false)}>{t('back')}</Button>
        <Button variant="danger" onClick={onReject} disabled={isNothing || reason.trim() === ''}>
          {t('reject_entries', { count })}
        </Button>
      </DialogVerbs>
    </>
  );
}

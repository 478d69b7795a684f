import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { JudgedSwap } from '#contract/swaps/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { useDecide } from '../../effects/use-decide.ts';
import { t } from './messages.ts';
import { titleOf } from './swap-title.ts';
import styles from './swaps.module.css';

type DecisionProps = { swap: JudgedSwap; isReady: boolean; onTyped: (isTyped: boolean) => void };

/** Approves a request, or rejects it with a reason; why it was refused stands above the verbs. */
export function Decision({ swap, isReady, onTyped }: DecisionProps) {
  const [reason, setReason] = useState<string | null>(null);
  const what = titleOf(swap);
  const approved = swap.counterpart ? 'approved_said' : 'approved_alone_said';
  const { approve, reject, isBusy, problem } = useDecide(swap, (isApproved) => {
    onTyped(false);
    return t(isApproved ? approved : 'rejected_said', { what });
  });
  const write = (text: string | null) => {
    setReason(text);
    onTyped(Boolean(text));
  };
  const isClear = swap.changed.length === 0 && swap.conflicts.length === 0;
  return (
    <>
      <div aria-live="polite">{problem && <StatusText tone="bad">{problem}</StatusText>}</div>
      {reason === null ? (
        <div className={styles.verbs}>
          <Button aria-label={t('reject_name', { what })} onClick={() => write('')}>
            {t('reject')}
          </Button>
          {isReady && (
            <Button
              variant={isClear ? 'primary' : 'default'}
              icon={IconCheck}
              aria-label={t('approve_name', { what })}
              disabled={isBusy}
              onClick={approve}
            >
              {t('approve')}
            </Button>
          )}
        </div>
      ) : (
        <Rejection reason={reason} isBusy={isBusy} onReason={write} onReject={reject} />
      )}
    </>
  );
}

type RejectionProps = {
  reason: string;
  isBusy: boolean;
  onReason: (reason: string | null) => void;
  onReject: (reason: string) => void;
};

function Rejection({ reason, isBusy, onReason, onReject }: RejectionProps) {
  const said = reason.trim();
  return (
    <>
      <TextArea
        label={t('reason')}
        note={t('reason_note')}
        value={reason}
        onChange={onReason}
        maxLength={500}
        rows={2}
      />
      <div className={styles.verbs}>
        <Button onClick={() => onReason(null)}>{t('keep')}</Button>
        <Button variant="danger" disabled={isBusy || said === ''} onClick={() => onReject(said)}>
          {t('reject_now')}
        </Button>
      </div>
    </>
  );
}

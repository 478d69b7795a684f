import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Leave } from '#contract/leave/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { useDecision } from '../../effects/use-decision.ts';
import { amountWords, TYPE_WORDS, timeWords } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import { balancesOf, uncoveredShifts } from '../../queries.ts';
import styles from '../leave.module.css';
import { AlsoAway } from './also-away.tsx';
import { UncoveredShifts } from './uncovered-shifts.tsx';

type DecisionDialogProps = { leave: Leave; onClose: () => void };

/** Leave that somebody asks for, the shifts that it leaves uncovered, and the decision. */
export default function DecisionDialog({ leave, onClose }: DecisionDialogProps) {
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const decision = useDecision(leave, onClose);
  const shifts = useQuery(uncoveredShifts(leave.id));
  return (
    <Dialog
      open
      title={t('decide_title', { name: leave.member.name })}
      boxSize="medium"
      onClose={onClose}
      persistent={reason ? 'beside' : false}
    >
      <div className={styles.stack}>
        <Asked leave={leave} />
        {!rejecting && <UncoveredShifts leave={leave} shifts={shifts} decision={decision} />}
        {rejecting && (
          <TextArea
            label={t('reject_reason')}
            note={t('reject_note')}
            value={reason}
            onChange={setReason}
            maxLength={2000}
          />
        )}
        <div aria-live="polite">
          {decision.problem && <StatusText tone="bad">{decision.problem}</StatusText>}
        </div>
        {rejecting ? (
          <RejectVerbs
            isReady={!decision.isBusy && reason.trim() !== ''}
            onBack={() => setRejecting(false)}
            onReject={() => decision.reject(reason.trim())}
          />
        ) : (
          <ApproveVerbs
            isReady={!decision.isBusy && shifts.data !== undefined}
            onReject={() => setRejecting(true)}
            onApprove={() => decision.approve(shifts.data?.data ?? [])}
          />
        )}
      </div>
    </Dialog>
  );
}

function Asked({ leave }: { leave: Leave }) {
  const format = useFormat();
  const { data } = useQuery(balancesOf(leave.member.id, Number(leave.to.slice(0, 4))));
  const day = data?.day_minutes ?? 480;
  const balance = data?.balances.find(({ type }) => type === leave.type);
  return (
    <div className={styles.preview}>
      <strong>{timeWords(leave, format)}</strong>
      <span>
        {TYPE_WORDS[leave.type]} · {amountWords(leave.minutes, day)}
      </span>
      {balance?.counted && (
        <span className={styles.muted}>
          {t('left_of_them', {
            amount: amountWords(balance.left, day),
            type: TYPE_WORDS[leave.type].toLowerCase(),
          })}
        </span>
      )}
      <AlsoAway leave={leave} />
      {leave.cover && <span className={styles.muted}>{t('covered_by', { name: leave.cover.name })}</span>}
      {leave.reason && (
        <span className={styles.muted}>
          {t('reason_of_them')}: “{leave.reason}”
        </span>
      )}
    </div>
  );
}

type RejectVerbsProps = { isReady: boolean; onBack: () => void; onReject: () => void };

function RejectVerbs({ isReady, onBack, onReject }: RejectVerbsProps) {
  return (
    <DialogVerbs>
      <Button onClick={onBack}>{t('cancel')}</Button>
      <Button variant="danger" icon={IconX} disabled={!isReady} onClick={onReject}>
        {t('reject')}
      </Button>
    </DialogVerbs>
  );
}

type ApproveVerbsProps = { isReady: boolean; onReject: () => void; onApprove: () => void };

function ApproveVerbs({ isReady, onReject, onApprove }: ApproveVerbsProps) {
  return (
    <DialogVerbs>
      <Button onClick={onReject}>{t('reject')}</Button>
      <Button variant="primary" icon={IconCheck} disabled={!isReady} onClick={onApprove}>
        {t('approve')}
      </Button>
    </DialogVerbs>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Swap } from '#contract/swaps/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { t } from './messages.ts';
import { comingPlan, useAccept, useDeclineSwap } from './swap-calls.ts';
import { askedWords, ownChoices } from './swap-words.ts';
import styles from './swaps.module.css';

const LONGEST = 500;

/** What is being answered in a box. */
export type Answering = { readonly do: 'decline' | 'accept'; readonly swap: Swap };

/** Asks what has to be said to an answer: why not, or which shift one gives. */
export default function AnswerDialog(props: Answering & { today: string; onClose: () => void }) {
  return props.do === 'decline' ? <DeclineDialog {...props} /> : <AcceptDialog {...props} />;
}

function DeclineDialog({ swap, onClose }: { swap: Swap; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const decline = useDeclineSwap();
  const { name } = swap.requester;
  const said = reason.trim();
  const send = () =>
    decline.mutate(
      {
        params: { project_id: swap.project.id, swap_id: swap.id },
        body: { version: swap.version, ...(said ? { reason: said } : {}) },
      },
      {
        onSuccess: () => {
          toast.show({ title: t('declined', { name }) });
          onClose();
        },
      },
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
        <Text muted>{askedWords(swap)}</Text>
        <TextArea
          label={t('reason')}
          note={t('decline_note', { name })}
          error={decline.error?.message}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST}
          optional
        />
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" onClick={send} disabled={decline.isPending}>
            {t('decline_verb')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

function AcceptDialog({ swap, today, onClose }: { swap: Swap; today: string; onClose: () => void }) {
  const [given, setGiven] = useState<string | null>(null);
  const accept = useAccept();
  const { project } = swap;
  const code = { code: project.code };
  const send = () =>
    accept.mutate(
      {
        params: { project_id: project.id, swap_id: swap.id },
        body: { version: swap.version, ...(given ? { assignment_id: given } : {}) },
      },
      {
        onSuccess: () => {
          toast.show({ title: t('accepted', code) });
          onClose();
        },
      },
    );
  return (
    <Dialog open title={t('accept_title')} boxSize="small" onClose={onClose}>
      <div className={styles.form}>
        <Text muted>{askedWords(swap)}</Text>
        <GivenField today={today} swap={swap} value={given} onChange={setGiven} />
        <div aria-live="polite">
          {accept.error && <StatusText tone="bad">{accept.error.message}</StatusText>}
        </div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={send} disabled={accept.isPending || given === null}>
            {t('accept')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}

type GivenFieldProps = {
  swap: Swap;
  today: string;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** Which of one's own shifts one gives. */
function GivenField({ swap, today, value, onChange }: GivenFieldProps) {
  const format = useFormat();
  const { data, error, refetch } = useQuery(comingPlan(today));
  const failed = data ? undefined : failedRead(error, t('shifts_failed'), refetch);
  const code = { code: swap.project.code };
  if (failed) return <LoadError {...failed} />;
  if (!data) return <SkeletonRows rows={2} />;
  const options = ownChoices(data.shifts, swap, { now: data.now, format });
  if (options.length === 0) return <Empty title={t('nothing_to_give', code)} />;
  return <Select {...{ options, value, onChange }} label={t('give_which')} note={t('give_note', code)} />;
}

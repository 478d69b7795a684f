import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Proposal } from '#contract/activity/shortcut-shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { durationText } from '../duration-text.ts';
import { fullPurpose } from '../purpose-text.ts';
import { t } from './messages.ts';
import { proposalList, useAnswerProposal } from './shortcut-calls.ts';
import styles from './shortcuts.module.css';
import { pinName } from './use-pin.ts';

/** What recurring entries propose for a day: each, or all of it, is logged with one key; nothing where nothing waits. */
export default function ProposalsCard({ date }: { date: string }) {
  const { data } = useQuery(proposalList(date));
  const { accept, acceptAll, skip, isBusy } = useAnswers();
  const all = data?.date === date ? data.proposals : [];
  const open = all.filter(({ closed }) => closed === null);
  if (all.length === 0) return null;
  const end = open.length > 1 && (
    <Button small variant="ghost" icon={IconCheck} disabled={isBusy} onClick={() => void acceptAll(open)}>
      {t('accept_all', { count: open.length })}
    </Button>
  );
  return (
    <Card title={t('proposed')} note={t('proposed_note')} count={all.length} end={end} flush>
      <ul>
        {all.map((one) => (
          <ProposalRow
            key={one.recurring_id}
            proposal={one}
            isBusy={isBusy}
            onAccept={() => accept(one)}
            onSkip={() => skip(one)}
          />
        ))}
      </ul>
    </Card>
  );
}

type ProposalRowProps = { proposal: Proposal; isBusy: boolean; onAccept: () => void; onSkip: () => void };

function ProposalRow({ proposal: one, isBusy, onAccept, onSkip }: ProposalRowProps) {
  return (
    <li className={styles.proposal}>
      <span className={styles.time}>{one.start ?? ''}</span>
      <span className={styles.what} title={fullPurpose(one)}>
        {one.note || fullPurpose(one)}
        {one.closed ? (
          <StatusText tone="warn" small icon={IconAlertTriangle}>
            {one.closed}
          </StatusText>
        ) : (
          one.note && <span className={styles.purpose}>{fullPurpose(one)}</span>
        )}
      </span>
      <span className={styles.duration}>{durationText(one.duration_s)}</span>
      <Button
        small
        disabled={isBusy || one.closed !== null}
        aria-label={t('accept_name', { what: pinName(one) })}
        onClick={onAccept}
      >
        {t('accept')}
      </Button>
      <Button
        small
        variant="ghost"
        disabled={isBusy}
        aria-label={t('skip_name', { what: pinName(one) })}
        onClick={onSkip}
      >
        {t('skip')}
      </Button>
    </li>
  );
}

function useAnswers() {
  const { mutate, mutateAsync, isPending } = useAnswerProposal();
  const inputOf = ({ recurring_id, date }: Proposal, answer: 'accepted' | 'skipped' | 'open') => ({
    params: { recurring_id, date },
    body: { answer },
  });
  const takeBack = (...answered: readonly Proposal[]) => {
    for (const one of answered) mutate(inputOf(one, 'open'));
  };
  const say = (one: Proposal, answer: 'accepted' | 'skipped') =>
    mutate(inputOf(one, answer), {
      onSuccess: () =>
        toast.show({
          title: t(answer, { what: pinName(one) }),
          action: { onSelect: () => takeBack(one) },
        }),
    });
  const acceptAll = async (open: readonly Proposal[]) => {
    const done: Proposal[] = [];
    // One after the other: each has to fit beside those before it.
    for (const one of open) {
      const answer = await mutateAsync(inputOf(one, 'accepted')).catch(() => undefined);
      if (answer) done.push(one);
    }
    if (done.length === 0) return;
    toast.show({
      title: t('accepted_all', { count: done.length }),
      action: { onSelect: () => takeBack(...done) },
    });
  };
  return {
    accept: (one: Proposal) => say(one, 'accepted'),
    skip: (one: Proposal) => say(one, 'skipped'),
    acceptAll,
    isBusy: isPending,
  };
}

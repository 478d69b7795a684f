import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { WaitingWeek } from '#contract/activity/approval-shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { byDay } from '../effects/by-day.ts';
import { useDecisions } from '../effects/use-decisions.ts';
import { useKeptReason } from '../effects/use-kept-reason.ts';
import { t } from '../messages.ts';
import { type WaitingScope, waitingEntries } from '../queries.ts';
import { type Choice, DayCard } from './day-card.tsx';
import styles from './days.module.css';
import { DecisionVerbs } from './decision-verbs.tsx';
import { weekId, weekWords } from './week-columns.tsx';

type WeekDialogProps = { week: WaitingWeek; scope: WaitingScope; onClose: () => void };

/** What of somebody's week waits: all of it is chosen at first. */
export function WeekDialog({ week, scope, onClose }: WeekDialogProps) {
  const format = useFormat();
  const { data, error, refetch } = useQuery({ ...waitingEntries(week, scope), staleTime: 0 });
  const kept = useKeptReason(weekId(week));
  const foot = useFirstOnTurn(kept.isAsking);
  const { approve, reject } = useDecisions(scope);
  const entries = data?.data ?? [];
  const choice = useAllButSome();
  const chosen = entries.filter(choice.isChosen);
  const done = {
    onSuccess: () => {
      kept.forget();
      onClose();
    },
  };
  const failed = data ? undefined : failedRead(error, t('entries_failed'), refetch);
  return (
    <Dialog
      open
      title={weekWords(week, format)}
      boxSize="large"
      onClose={onClose}
      persistent={kept.reason ? 'beside' : false}
    >
      {failed && <LoadError {...failed} />}
      {!data && !failed && <SkeletonRows rows={4} />}
      {data && entries.length === 0 && <Empty title={t('gone')} />}
      <div className={styles.days}>
        {byDay(entries).map((day) => (
          <DayCard key={day.date} day={day} choice={choice} />
        ))}
        {data?.after && <Text muted>{t('more_wait')}</Text>}
      </div>
      <div ref={foot} className={styles.foot}>
        <DecisionVerbs
          count={chosen.length}
          kept={kept}
          isBusy={approve.isPending || reject.isPending}
          onApprove={() => approve.mutate(chosen, done)}
          onReject={() => reject.mutate({ entries: chosen, reason: kept.reason }, done)}
        />
      </div>
    </Dialog>
  );
}

/** Everything is chosen but what was left out. */
function useAllButSome(): Choice {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    isChosen: ({ id }) => !left.has(id),
    onChoose: (some, isOn) => {
      const ids = some.map(({ id }) => id);
      setLeft(new Set(isOn ? [...left].filter((id) => !ids.includes(id)) : [...left, ...ids]));
    },
  };
}

/** Puts the focus on what one comes to first wherever one kind of verbs takes the other's place, and the focus with it. */
function useFirstOnTurn(isAsking: boolean) {
  const foot = useRef<HTMLDivElement>(null);
  const was = useRef(isAsking);
  useEffect(() => {
    if (was.current === isAsking) return;
    was.current = isAsking;
    foot.current?.querySelector<HTMLElement>('textarea, button')?.focus();
  }, [isAsking]);
  return foot;
}

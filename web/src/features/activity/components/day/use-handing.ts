import { useState } from 'react';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useSubmitDays, useWithdrawDays } from '../../mutations.ts';
import { refused } from '../refused.ts';
import { useWaiting } from '../unsent/waiting-days.ts';
import { t } from './messages.ts';

/** Submitting and withdrawing a day or its week; `problems` are the server's sentences. */
export interface Handing {
  readonly canSubmit: boolean;
  readonly canSubmitWeek: boolean;
  /** Why it can't be submitted yet: something of it never reached the server. */
  readonly held: string | null;
  readonly isBusy: boolean;
  readonly problems: readonly string[];
  readonly submitDay: () => void;
  readonly submitWeek: () => void;
  readonly withdraw: () => void;
}

/** Hands in a day; `firstDay` is the first of its week. */
export function useHanding(day: ActivityDay, firstDay: string): Handing {
  const { mutate: submit, isPending: isSubmitting } = useSubmitDays();
  const { mutate: takeBack, isPending: isWithdrawing } = useWithdrawDays();
  const [said, setSaid] = useState<{ date: string; problems: readonly string[] }>();
  const waiting = useWaiting(day.date, day.date);
  const isWeekWaiting = useWaiting(firstDay, addDays(firstDay, 6)).length > 0;
  const isBusy = isSubmitting || isWithdrawing;
  const send = (from: string, to: string, done: string) =>
    submit(
      { body: { from, to } },
      {
        onSuccess: () => {
          setSaid(undefined);
          toast.show({ title: done });
        },
        onError: (error) =>
          setSaid({ date: day.date, problems: refused(error).map(({ message }) => message) }),
      },
    );
  return {
    canSubmit:
      !isBusy && waiting.length === 0 && !day.checks.some(({ blocking }) => blocking) && hasTime(day),
    canSubmitWeek: !isBusy && !isWeekWaiting,
    held: heldBy(waiting, isWeekWaiting),
    isBusy,
    problems: said?.date === day.date ? said.problems : [],
    submitDay: () => send(day.date, day.date, t('done_day')),
    submitWeek: () => send(firstDay, addDays(firstDay, 6), t('done_week')),
    withdraw: () =>
      takeBack(
        { body: { from: day.date, to: day.date } },
        { onSuccess: () => toast.show({ title: t('withdrawn') }) },
      ),
  };
}

function heldBy(waiting: readonly QueuedWrite[], isWeekWaiting: boolean): string | null {
  const refused = waiting.filter(({ refusal }) => refusal).length;
  if (refused > 0) return t('held_refused', { count: refused });
  if (waiting.length > 0) return t('held', { count: waiting.length });
  return isWeekWaiting ? t('held_week') : null;
}

const hasTime = ({ entries, timer, date }: ActivityDay): boolean =>
  entries.length > 0 || timer?.work_date === date;

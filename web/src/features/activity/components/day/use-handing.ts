import { useState } from 'react';
import type { ActivityDay } from '#contract/activity/day-shapes.ts';
import { addDays } from '#contract/activity/rules.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useSubmitDays, useWithdrawDays } from '../../mutations.ts';
import { refused } from '../refused.ts';
import { t } from './messages.ts';

/** Submitting and withdrawing a day or its week; `problems` are the server's sentences. */
export interface Handing {
  readonly canSubmit: boolean;
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
    canSubmit: !isBusy && !day.checks.some(({ blocking }) => blocking) && hasTime(day),
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

const hasTime = ({ entries, timer, date }: ActivityDay): boolean =>
  entries.length > 0 || timer?.work_date === date;

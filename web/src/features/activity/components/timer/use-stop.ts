import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useStopTimer } from '../../effects/use-timer-writes.ts';
import { t } from '../../messages.ts';
import { purposeText } from '../purpose-text.ts';

/** Stops the timer, and says what it became; of one that is stopped without a network its entry says it. */
export function useStop() {
  const { mutate, isPending } = useStopTimer();
  const run = (timer: ActivityTimer) =>
    mutate(timer, {
      onSuccess: (outcome) => {
        if (outcome.kept) return;
        const { entry, cut_s } = outcome.answer;
        toast.show({
          title: t('stopped', { duration: hoursAndMinutes(entry.duration_s), project: purposeText(entry) }),
          message: cut_s > 0 ? t('cut', { duration: hoursAndMinutes(cut_s) }) : undefined,
        });
      },
    });
  return { run, isRunning: isPending };
}

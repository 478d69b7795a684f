import { hoursAndMinutes } from '../../../../platform/format/durations.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../messages.ts';
import { useStopTimer } from '../../mutations.ts';
import { purposeText } from '../purpose-text.ts';

/** Stops the timer, and says what it became. */
export function useStop() {
  const { mutate, isPending } = useStopTimer();
  const run = () =>
    mutate(
      {},
      {
        onSuccess: ({ entry, cut_s }) =>
          toast.show({
            title: t('stopped', { duration: hoursAndMinutes(entry.duration_s), project: purposeText(entry) }),
            message: cut_s > 0 ? t('cut', { duration: hoursAndMinutes(cut_s) }) : undefined,
          }),
      },
    );
  return { run, isRunning: isPending };
}

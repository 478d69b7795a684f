import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Correction, reverseEntry } from '#contract/activity/reversal-endpoints.ts';
import type { ProjectEntry } from '#contract/activity/shapes.ts';
import { call } from '../../../platform/call.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';

interface Reversing {
  readonly entry: Pick<ProjectEntry, 'id' | 'version'>;
  readonly reason: string;
  readonly correction: Correction | null;
}

/** Takes locked time back and says where that stands. What projects sum is another than before. */
export function useReverse(onDone: () => void) {
  const client = useQueryClient();
  const format = useFormat();
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ entry: { id, version }, reason, correction }: Reversing) =>
      call(reverseEntry, { body: { entry_id: id, version, reason, correction } }),
    meta: { toast: false },
    onSuccess: ({ reversal }) => {
      toast.show({
        title: t('reversed_done', { hours: format.duration(-reversal.duration_s) }),
        message: t('reversed_where', { day: format.day(reversal.work_date, 'weekday') }),
      });
      onDone();
    },
    onSettled: () =>
      Promise.all(
        ['daily-activity', 'projects'].map((first) => client.invalidateQueries({ queryKey: [first] })),
      ),
  });
  const reverse = (entry: ProjectEntry, reason: string, correction: Correction | null) =>
    mutate({ entry, reason, correction });
  return { reverse, isBusy: isPending, problem: error?.message };
}

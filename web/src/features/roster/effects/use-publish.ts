import { useMutation } from '@tanstack/react-query';
import { publishRoster, type RosterChange } from '#contract/shifts/publishing-endpoints.ts';
import { call } from '../../../platform/call.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/publish/messages.ts';
import type { Span } from './span.ts';
import { useRefresh } from './use-refresh.ts';
import { whyRefused } from './why-refused.ts';

/** Tells people what changed; what changed since it was looked at is read anew and said first. */
export function usePublish(project_id: string, { from, to }: Span, onDone: () => void) {
  const refresh = useRefresh();
  const { mutate, error, isPending } = useMutation({
    mutationFn: ({ changes, note }: { changes: readonly RosterChange[]; note: string }) =>
      call(publishRoster, {
        params: { project_id },
        body: { from, to, note, seen: changes.map(({ shift_id, version }) => ({ shift_id, version })) },
      }),
    meta: { toast: false },
    onSuccess: ({ people }) => {
      toast.show({ title: t('published_to', { count: people.length }) });
      onDone();
    },
    onSettled: refresh,
  });
  const publish = (changes: readonly RosterChange[], note: string) => mutate({ changes, note });
  return { publish, isBusy: isPending, problem: error ? whyRefused(error) : undefined };
}

import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useAddRate, useRemoveRate } from '../mutations.ts';

/** Takes a rate away after a question; Undo adds it again. */
export function useRemoveWithUndo() {
  const { mutate: add } = useAddRate();
  const { mutate: remove } = useRemoveRate();
  const undo = ({ id, version, service_type, client, member, project, cost_rate, ...rate }: ServiceRate) =>
    add(
      {
        service_id: service_type?.id ?? null,
        body: {
          ...{ ...rate, cost_rate: cost_rate ?? '', client_id: client?.id ?? null },
          ...{ member_id: member?.id ?? null, project_id: project?.id ?? null },
        },
      },
      { onError: (err) => toast.show({ title: t('rate_failed'), err }) },
    );
  return (rate: ServiceRate) =>
    question.ask({
      ask: t('remove_rate_ask'),
      note: t('remove_rate_note'),
      accept: () =>
        remove(rate, {
          onSuccess: () => toast.show({ title: t('rate_removed'), action: { onSelect: () => undo(rate) } }),
        }),
    });
}

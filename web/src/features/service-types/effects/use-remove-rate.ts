import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useAddRate, useRemoveRate } from '../mutations.ts';

/** Takes a rate away after a question; Undo adds it again. */
export function useRemoveWithUndo(serviceType: string) {
  const { mutate: add } = useAddRate(serviceType);
  const { mutate: remove } = useRemoveRate(serviceType);
  const undo = ({ id, version, service_type, client, member, project, cost_rate, ...rate }: ServiceRate) =>
    add(
      {
        ...{ ...rate, cost_rate: cost_rate ?? '', client_id: client?.id ?? null },
        ...{ member_id: member?.id ?? null, project_id: project?.id ?? null },
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

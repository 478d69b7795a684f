import type { ServiceRate } from '#contract/service-types/rate-shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useAddRate, useRemoveRate } from '../mutations.ts';

/** Takes a rate away after a question; Undo adds it again. */
export function useRemoveWithUndo() {
  const { mutate: add } = useAddRate();
  const { mutate: remove } = useRemoveRate();
  const undo = (rate: ServiceRate) =>
    add(
      { service_id: rate.service_type?.id ?? null, body: asItWas(rate) },
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

/** What a rate is added by, without what is only told of it. */
const asItWas = ({
  scope,
  level,
  bill_rate,
  cost_rate,
  currency,
  valid_from,
  valid_to,
  ...named
}: ServiceRate) => ({
  ...{ scope, level, bill_rate, cost_rate: cost_rate ?? '', currency, valid_from, valid_to },
  client_id: named.client?.id ?? null,
  member_id: named.member?.id ?? null,
  project_id: named.project?.id ?? null,
});

import type { ExchangeRate } from '#contract/exchange-rates/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../messages.ts';
import { useAddExchangeRate, useRemoveExchangeRate } from '../mutations.ts';

/** Takes a rate away after a question; Undo enters it again. */
export function useRemoveRate() {
  const format = useFormat();
  const { mutate: add } = useAddExchangeRate();
  const { mutate: remove } = useRemoveExchangeRate();
  const undo = ({ currency, day, rate }: ExchangeRate) =>
    add({ currency, day, rate }, { onError: (err) => toast.show({ title: t('restore_failed'), err }) });
  return (rate: ExchangeRate) =>
    question.ask({
      ask: t('remove_ask', { currency: rate.currency, day: format.day(rate.day) }),
      note: t('remove_note'),
      accept: () =>
        remove(rate, {
          onSuccess: () => toast.show({ title: t('removed'), action: { onSelect: () => undo(rate) } }),
        }),
    });
}

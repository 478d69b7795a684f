import type { TimeExport } from '#contract/time-exports/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { t } from '../messages.ts';
import { useWithdrawExport } from '../mutations.ts';

/** Asks before an export is taken back, and says what that means. */
export function useTakeBack() {
  const format = useFormat();
  const { mutate } = useWithdrawExport();
  return (row: TimeExport) =>
    question.ask({
      ask: t('take_back_ask'),
      note: t('take_back_note', {
        entries: format.number(row.entries),
        hours: format.duration(row.seconds),
      }),
      accept: () => mutate(row),
    });
}

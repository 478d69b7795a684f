import type { ImportSummary } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { useUndoImport } from '../../mutations.ts';
import { t } from './messages.ts';

/** Takes an import back after a question. */
export function useUndo() {
  const format = useFormat();
  const { mutate, isPending } = useUndoImport(t('undo_failed'));
  const undo = ({ id, file_name, result }: ImportSummary) => {
    const count = result?.created_entries ?? 0;
    const hours = format.spelledDuration(result?.total_seconds ?? 0);
    question.ask({
      ask: t('undo_ask'),
      note: [t('undo_note', { count, hours, file: file_name }), t('undo_created')],
      accept: () =>
        mutate(id, { onSuccess: () => toast.show({ title: t('undone_toast'), message: file_name }) }),
    });
  };
  return { undo, isPending };
}

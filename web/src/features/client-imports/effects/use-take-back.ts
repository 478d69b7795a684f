import { question } from '../../../ui/feedback/question/question.ts';
import { t } from '../messages.ts';
import { useUndoImport } from '../mutations.ts';

/** Asks before an import is taken back. */
export function useTakeBack(onDone?: () => void) {
  const { mutate } = useUndoImport();
  return (id: string) =>
    question.ask({
      ask: t('take_back_ask'),
      note: t('take_back_note'),
      accept: () => mutate(id, { onSuccess: () => onDone?.() }),
    });
}

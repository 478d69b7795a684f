import type { Dealsheet } from '#contract/dealsheets/shapes.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/steps/messages.ts';
import { useArchiveDealsheet, useRestoreDealsheet } from '../mutations.ts';

/** Archives a dealsheet after a question, with Undo; and restores one. */
export function useArchive() {
  const { mutate: archive } = useArchiveDealsheet();
  const { mutate: restore } = useRestoreDealsheet();
  const undo = ({ id, title }: Dealsheet) =>
    restore(id, { onSuccess: () => toast.show({ title: t('restored_toast', { title }) }) });
  return {
    archive: (deal: Dealsheet) => {
      const { title } = deal;
      const said = { title: t('archived_toast', { title }), action: { onSelect: () => undo(deal) } };
      question.ask({
        ask: t('archive_ask', { title }),
        note: t('archive_note'),
        accept: () => archive(deal, { onSuccess: () => toast.show(said) }),
      });
    },
    restore: undo,
  };
}

import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/life/messages.ts';
import { useArchiveWrites } from './use-life.ts';

/** Archives a plan after a question, with Undo; and restores one. */
export function useArchive() {
  const { archive, restore } = useArchiveWrites();
  const undo = ({ id, name }: AccountPlan) =>
    restore(id, { onSuccess: () => toast.show({ title: t('restored', { name }) }) });
  return {
    archive: (plan: AccountPlan) => {
      const { name } = plan;
      const said = { title: t('archived', { name }), action: { onSelect: () => undo(plan) } };
      question.ask({
        ask: t('archive_ask', { name }),
        note: t('archive_note'),
        accept: () => archive(plan, { onSuccess: () => toast.show(said) }),
      });
    },
    restore: undo,
  };
}

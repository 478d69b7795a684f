import { useMutation, useQueryClient } from '@tanstack/react-query';
import { archiveAccountPlan, restoreAccountPlan } from '#contract/account-plans/endpoints.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { call } from '../../../platform/call.ts';
import { question } from '../../../ui/feedback/question/question.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { t } from '../components/page/messages.ts';

/** Archives a plan after a question, with Undo; and restores one. */
export function usePlanArchive() {
  const queries = useQueryClient();
  const onSuccess = () => void queries.invalidateQueries({ queryKey: ['account-plans'] });
  const { mutate: archive } = useMutation({
    mutationFn: ({ id, version }: AccountPlan) =>
      call(archiveAccountPlan, { params: { plan_id: id }, version }),
    meta: { toast: t('archive_failed') },
    onSuccess,
  });
  const { mutate: restore } = useMutation({
    mutationFn: ({ id }: AccountPlan) => call(restoreAccountPlan, { params: { plan_id: id } }),
    meta: { toast: t('restore_failed') },
    onSuccess,
  });
  const bringBack = (plan: AccountPlan) =>
    restore(plan, { onSuccess: () => toast.show({ title: t('restored', plan) }) });
  return {
    restore: bringBack,
    archive: (plan: AccountPlan) => {
      const said = { title: t('archived', plan), action: { onSelect: () => bringBack(plan) } };
      question.ask({
        ask: t('archive_ask', plan),
        note: t('archive_note'),
        accept: () => archive(plan, { onSuccess: () => toast.show(said) }),
      });
    },
  };
}

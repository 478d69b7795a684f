import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/life/messages.ts';
import { useLife } from './use-life.ts';

/** Takes back what waits for a decision, after a question. */
export function useRecall({ id }: Pick<AccountPlan, 'id'>) {
  const { recall } = useLife(id);
  return ({ waiting_revision: revision, status }: AccountPlan) => {
    if (revision === null) return;
    const take = () =>
      recall({ revision }).then(
        () => toast.show({ title: t('recalled', { revision }) }),
        (err: unknown) =>
          toast.show({
            ...{ title: t('recall_failed'), err },
            ...(isCallError(err) ? { message: err.message } : {}),
          }),
      );
    question.ask({
      ask: t('recall_ask', { revision }),
      note: [t('recall_note'), ...(status === 'in_review' ? [t('recall_draft')] : [])],
      accept: () => void take(),
    });
  };
}

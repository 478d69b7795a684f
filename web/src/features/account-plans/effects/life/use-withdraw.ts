import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { isCallError } from '../../../../platform/call-error.ts';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { t } from '../../components/health/messages.ts';
import { t as words } from '../../messages.ts';
import { useLife } from './use-life.ts';

/** Takes back the health that somebody said, after a question. */
export function useWithdraw(plan_id: string) {
  const { sayHealth } = useLife(plan_id);
  return ({ version, health_manual }: AccountPlan) => {
    if (health_manual === null) return;
    const take = () =>
      sayHealth({ version, said: null }).then(
        () => toast.show({ title: t('withdrawn') }),
        (err: unknown) =>
          toast.show({
            ...{ title: t('withdraw_failed'), err },
            ...(isCallError(err) ? { message: err.message } : {}),
          }),
      );
    question.ask({
      ask: t('withdraw_ask'),
      note: t('withdraw_note', { health: words(`health_${health_manual}`) }),
      accept: () => void take(),
    });
  };
}

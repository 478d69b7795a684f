import { lazy, Suspense, useState } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { useWithdraw } from '../../effects/life/use-withdraw.ts';
import styles from './health.module.css';
import { t } from './messages.ts';

const SayDialog = lazy(() => import('./say-dialog.tsx'));

/** Says how a plan stands, and takes that back. */
export function SayVerbs({ plan }: { plan: AccountPlan }) {
  const [over, setOver] = useState<AccountPlan | null>(null);
  const withdraw = useWithdraw(plan.id);
  return (
    <span className={styles.verbs}>
      <Button small onClick={() => setOver(plan)}>
        {t(plan.health_manual === null ? 'say' : 'say_anew')}
      </Button>
      {plan.health_manual !== null && (
        <Button small variant="ghost" onClick={() => withdraw(plan)}>
          {t('withdraw')}
        </Button>
      )}
      {over && (
        <Suspense fallback={null}>
          <SayDialog plan={over} onClose={() => setOver(null)} />
        </Suspense>
      )}
    </span>
  );
}

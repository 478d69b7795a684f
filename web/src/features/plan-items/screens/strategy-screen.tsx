import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Panel } from '../../../ui/card/card.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { accountPlan } from '../../account-plans/queries.ts';
import { CompetitorsCard } from '../components/strategy/competitors-card.tsx';
import { t } from '../components/strategy/messages.ts';
import { SwotCard } from '../components/strategy/swot-card.tsx';
import styles from '../components/tab.module.css';
import { useMayWrite } from '../effects/use-may-write.ts';
import { planItems } from '../queries.ts';

type StrategyScreenProps = {
  plan_id: string;
  /** The plan's own texts, which its own room keeps. */
  texts: (plan: AccountPlan, mayWrite: boolean) => ReactNode;
  /** From which preset it is made, which is last since it is looked at least. */
  preset?: (plan: AccountPlan, mayWrite: boolean) => ReactNode;
};

/** Where a plan goes and why: its texts, what helps and hinders, and who else is there. */
export function StrategyScreen({ plan_id, ...parts }: StrategyScreenProps) {
  const { data: plan } = useQuery(accountPlan(plan_id));
  return plan ? <Strategy plan={plan} {...parts} /> : <SkeletonRows rows={10} />;
}

type StrategyProps = Omit<StrategyScreenProps, 'plan_id'> & { plan: AccountPlan };

function Strategy({ plan, texts, preset }: StrategyProps) {
  const mayWrite = useMayWrite(plan);
  const { data: items, error, refetch } = useQuery(planItems(plan.id));
  return (
    <div className={styles.stack}>
      {texts(plan, mayWrite)}
      {!items && error && (
        <Panel>
          <LoadError {...failedRead(error, t('load_failed'), refetch)} />
        </Panel>
      )}
      {!items && !error && <SkeletonRows rows={8} />}
      {items && (
        <>
          <SwotCard plan={plan} points={items.swot} actions={items.actions} mayWrite={mayWrite} />
          <CompetitorsCard plan={plan} competitors={items.competitors} mayWrite={mayWrite} />
        </>
      )}
      {preset?.(plan, mayWrite)}
    </div>
  );
}

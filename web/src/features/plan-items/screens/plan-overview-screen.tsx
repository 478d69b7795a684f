import { useQuery } from '@tanstack/react-query';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import type { PlanItems } from '#contract/plan-items/endpoints.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { useArrival } from '../../../ui/page/use-arrival.ts';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { accountPlan } from '../../account-plans/queries.ts';
import { ActionsCard } from '../components/overview/actions-card.tsx';
import { t } from '../components/overview/messages.ts';
import { ObjectivesCard } from '../components/overview/objectives-card.tsx';
import styles from '../components/overview/overview.module.css';
import { StakeholdersCard } from '../components/stakeholders/stakeholders-card.tsx';
import { WhitespaceCard } from '../components/whitespace/whitespace-card.tsx';
import { useMayWrite } from '../effects/use-may-write.ts';
import { planItems } from '../queries.ts';

/** Where the coverage of a plan in the heat map leads. */
const STAKEHOLDERS = 'stakeholders';

/** A plan at a glance: what is to be reached, who decides, what there is to win, and what is to be done. */
export function PlanOverviewScreen({ plan_id }: { plan_id: string }) {
  const { data: plan } = useQuery(accountPlan(plan_id));
  const { data: items, error, refetch } = useQuery(planItems(plan_id));
  if (plan && items) return <Cards plan={plan} items={items} />;
  return error ? <LoadError {...failedRead(error, t('failed'), refetch)} /> : <SkeletonRows rows={10} />;
}

function Cards({ plan, items }: { plan: AccountPlan; items: PlanItems }) {
  const mayWrite = useMayWrite(plan);
  useArrival(STAKEHOLDERS, true);
  return (
    <div className={styles.cards}>
      <ObjectivesCard plan={plan} objectives={items.objectives} mayWrite={mayWrite} />
      <div id={STAKEHOLDERS} className={styles.anchor}>
        <StakeholdersCard plan={plan} stakeholders={items.stakeholders} mayWrite={mayWrite} />
      </div>
      <WhitespaceCard plan={plan} />
      <ActionsCard plan={plan} actions={items.actions} mayWrite={mayWrite} />
    </div>
  );
}

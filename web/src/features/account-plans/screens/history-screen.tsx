import { useQuery } from '@tanstack/react-query';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Panel } from '../../../ui/card/card.tsx';
import { CardStack } from '../../../ui/page/dashboard-page.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { CompareCard } from '../components/history/compare-card.tsx';
import { HappenedCard } from '../components/history/happened-card.tsx';
import { t } from '../components/history/messages.ts';
import { RevisionsCard } from '../components/history/revisions-card.tsx';
import type { HistorySearch } from '../effects/history/history-address.ts';
import { planRevisions } from '../effects/history/revision-queries.ts';
import { sidesIn } from '../effects/history/sides.ts';
import { accountPlan } from '../queries.ts';

type HistoryScreenProps = { plan_id: string; search: HistorySearch };

/** What was submitted of a plan and what became of it, how any two differ, and what happened. */
export function HistoryScreen({ plan_id, search }: HistoryScreenProps) {
  const { data: plan } = useQuery(accountPlan(plan_id));
  if (!plan) return <SkeletonRows rows={10} />;
  return (
    <CardStack>
      <Revisions plan={plan} search={search} />
      <HappenedCard plan={plan} />
    </CardStack>
  );
}

function Revisions({ plan, search }: { plan: AccountPlan; search: HistorySearch }) {
  const { data, error, refetch } = useQuery(planRevisions(plan.id));
  if (!data)
    return (
      <Panel flush>
        {error ? (
          <LoadError {...failedRead(error, t('revisions_failed'), refetch)} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </Panel>
    );
  const sides = sidesIn(search, data.data);
  return (
    <>
      <RevisionsCard plan_id={plan.id} revisions={data.data} />
      {sides && <CompareCard plan_id={plan.id} sides={sides} revisions={data.data} />}
    </>
  );
}

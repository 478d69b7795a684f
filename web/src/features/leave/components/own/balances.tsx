import { useQuery } from '@tanstack/react-query';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Panel } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { t } from '../../messages.ts';
import { ownBalances } from '../../queries.ts';
import { BalanceFigures } from '../balances/balance-figures.tsx';

/** What one has of each type this year. */
export function Balances() {
  const { data, error, refetch } = useQuery(ownBalances());
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  if (data) return <BalanceFigures {...data} />;
  return failed ? (
    <Panel>
      <LoadError {...failed} />
    </Panel>
  ) : (
    <Panel flush>
      <SkeletonRows rows={2} />
    </Panel>
  );
}

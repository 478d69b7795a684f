import { IconAdjustments } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { adjustBalance } from '#contract/leave/endpoints.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, Panel } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { t as words } from '../../messages.ts';
import { balancesOf } from '../../queries.ts';
import styles from '../leave.module.css';
import { BalanceFigures } from './balance-figures.tsx';
import { Ledger } from './ledger.tsx';
import { t } from './messages.ts';

const CorrectionDialog = lazy(() => import('./correction-dialog.tsx'));

/** What somebody has of each type in a year, and the lines that make it. */
export function PersonBalances({ member, year }: { member: string; year: number }) {
  const { may } = usePermissions();
  const [correcting, setCorrecting] = useState(false);
  const { data, error, refetch } = useQuery(balancesOf(member, year));
  const failed = data ? undefined : failedRead(error, words('load_failed'), refetch);
  if (!data)
    return <Panel flush={!failed}>{failed ? <LoadError {...failed} /> : <SkeletonRows rows={6} />}</Panel>;
  const correct = (
    <Button small icon={IconAdjustments} onClick={() => setCorrecting(true)}>
      {t('correct')}
    </Button>
  );
  return (
    <div className={styles.stack}>
      <BalanceFigures {...data} />
      <Card title={t('ledger_of', { year })} end={may(adjustBalance) ? correct : undefined} flush>
        <Ledger balances={data} first={50} />
      </Card>
      {correcting && (
        <Suspense fallback={null}>
          <CorrectionDialog balances={data} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </div>
  );
}

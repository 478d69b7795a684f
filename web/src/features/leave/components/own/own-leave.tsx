import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Leave } from '#contract/leave/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRows } from '../../../../ui/card/card.tsx';
import { question } from '../../../../ui/feedback/question/question.ts';
import { toast } from '../../../../ui/feedback/toast/toast.ts';
import { MainAndSide } from '../../../../ui/page/dashboard-page.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { timeWords } from '../../effects/words.ts';
import { t } from '../../messages.ts';
import { useCancelLeave } from '../../mutations.ts';
import { ownBalances, ownLeave } from '../../queries.ts';
import { Ledger } from '../balances/ledger.tsx';
import { t as ledgerWords } from '../balances/messages.ts';
import styles from '../leave.module.css';
import { LeaveRow } from '../leave-row.tsx';
import { Balances } from './balances.tsx';
import { ComingUp } from './coming-up.tsx';

const RequestDialog = lazy(() => import('./request-dialog.tsx'));

/** One's own balances and requests, and asking for more. */
export default function OwnLeave() {
  const [asking, setAsking] = useState(false);
  const ask = (
    <Button variant="primary" icon={IconPlus} onClick={() => setAsking(true)}>
      {t('ask')}
    </Button>
  );
  return (
    <div className={styles.stack}>
      <Balances />
      <MainAndSide
        side={
          <>
            <ComingUp />
            <OwnLedger />
          </>
        }
      >
        <Requests ask={ask} />
      </MainAndSide>
      {asking && (
        <Suspense fallback={null}>
          <RequestDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}

function OwnLedger() {
  const { data } = useQuery(ownBalances());
  return (
    data && (
      <Card title={ledgerWords('ledger')} flush>
        <Ledger balances={data} first={5} />
      </Card>
    )
  );
}

function Requests({ ask }: { ask: React.ReactNode }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    ownLeave(),
  );
  const balances = useQuery(ownBalances());
  const rows = data?.pages.flatMap((page) => page.data);
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  return (
    <Card title={t('my_requests')} end={rows?.length ? ask : undefined} flush>
      {failed && <LoadError {...failed} />}
      {!rows && !failed && <SkeletonRows rows={4} />}
      {rows?.length === 0 && (
        <Empty title={t('no_requests')} note={t('no_requests_note')}>
          {ask}
        </Empty>
      )}
      {rows && rows.length > 0 && (
        <CardRows>
          {rows.map((leave) => (
            <LeaveRow key={leave.id} leave={leave} dayMinutes={balances.data?.day_minutes ?? 480}>
              {leave.may.cancel && <CancelButton leave={leave} />}
            </LeaveRow>
          ))}
        </CardRows>
      )}
      {hasNextPage && (
        <Button variant="ghost" onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
          {t('earlier')}
        </Button>
      )}
    </Card>
  );
}

function CancelButton({ leave }: { leave: Leave }) {
  const format = useFormat();
  const { mutate, isPending } = useCancelLeave();
  const days = timeWords(leave, format);
  const cancel = async () => {
    const note = leave.status === 'approved' ? { note: t('cancel_note') } : {};
    if (!(await question.confirm({ ask: t('cancel_ask', { days }), ...note }))) return;
    mutate(leave, { onSuccess: () => toast.show({ title: t('cancelled', { days }) }) });
  };
  return (
    <Button small disabled={isPending} onClick={() => void cancel()}>
      {t('cancel_leave')}
    </Button>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Leave } from '#contract/leave/shapes.ts';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRows } from '../../../../ui/card/card.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { t } from '../../messages.ts';
import { ownBalances, waitingLeave } from '../../queries.ts';
import { LeaveRow } from '../leave-row.tsx';

const DecisionDialog = lazy(() => import('./decision-dialog.tsx'));

type WaitingLeaveProps = { chosen: string | undefined; onChoose: (id: string | undefined) => void };

/** What waits for a decision, what begins first at first. */
export default function WaitingLeave({ chosen, onChoose }: WaitingLeaveProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    waitingLeave(),
  );
  const own = useQuery(ownBalances());
  const [decided, setDecided] = useState<Leave>();
  const rows = data?.pages.flatMap((page) => page.data);
  const failed = data ? undefined : failedRead(error, t('load_failed'), refetch);
  const open = rows?.find(({ id }) => id === chosen) ?? (decided?.id === chosen ? decided : undefined);
  const choose = (leave: Leave) => {
    setDecided(leave);
    onChoose(leave.id);
  };
  return (
    <Card title={t('waiting_requests')} count={rows?.length} flush>
      {failed && <LoadError {...failed} />}
      {!rows && !failed && <SkeletonRows rows={4} />}
      {rows?.length === 0 && <Empty title={t('nothing_waits')} note={t('nothing_waits_note')} />}
      {rows && rows.length > 0 && (
        <CardRows>
          {rows.map((leave) => (
            <LeaveRow key={leave.id} leave={leave} dayMinutes={own.data?.day_minutes ?? 480} name>
              {leave.may.decide && (
                <Button small onClick={() => choose(leave)}>
                  {t('decide')}
                </Button>
              )}
            </LeaveRow>
          ))}
        </CardRows>
      )}
      {hasNextPage && (
        <Button variant="ghost" onClick={() => void fetchNextPage()} disabled={isFetchingNextPage}>
          {t('earlier')}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <DecisionDialog leave={open} onClose={() => onChoose(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}

import { IconArrowBackUp, IconCheck, IconListCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { WaitingWeek } from '#contract/activity/approval-shapes.ts';
import { useDecisions } from '../effects/use-decisions.ts';
import { t } from '../messages.ts';
import type { WaitingScope } from '../queries.ts';
import { WeekDialog } from './week-dialog.tsx';

const RejectWeeksDialog = lazy(() => import('./reject-weeks-dialog.tsx'));

type Weeks = readonly WaitingWeek[];

/** What can be done with a week that waits and with several, and the boxes that ask for more. */
export function useWeekVerbs(scope: WaitingScope, onDecided: () => void) {
  const [opened, open] = useState<WaitingWeek | null>(null);
  const [rejected, setRejected] = useState<Weeks | null>(null);
  const { approveWeeks, rejectWeeks } = useDecisions(scope);
  const approve = (weeks: Weeks) => {
    approveWeeks.mutate(weeks);
    onDecided();
  };
  const close = () => setRejected(null);
  const reject = (weeks: Weeks, reason: string, forget: () => void) => {
    const onSuccess = () => {
      forget();
      close();
    };
    rejectWeeks.mutate({ weeks, reason }, { onSuccess });
  };
  const rejecting = (weeks: Weeks) => ({
    ...{ id: 'reject', label: t('reject'), icon: IconArrowBackUp },
    onSelect: () => setRejected(weeks),
  });
  return {
    open,
    ofWeek: (week: WaitingWeek) => [
      { id: 'approve', label: t('approve_week'), icon: IconCheck, onSelect: () => approve([week]) },
      { id: 'open', label: t('open'), icon: IconListCheck, onSelect: () => open(week) },
      rejecting([week]),
    ],
    ofWeeks: (weeks: Weeks) => [
      { id: 'approve', label: t('approve'), icon: IconCheck, onSelect: () => approve(weeks) },
      rejecting(weeks),
    ],
    boxes: (
      <>
        {opened && <WeekDialog week={opened} scope={scope} onClose={() => open(null)} />}
        {rejected && (
          <Suspense fallback={null}>
            <RejectWeeksDialog
              weeks={rejected}
              isBusy={rejectWeeks.isPending}
              onReject={(reason, forget) => reject(rejected, reason, forget)}
              onClose={close}
            />
          </Suspense>
        )}
      </>
    ),
  };
}

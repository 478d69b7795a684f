import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { readTimer } from '#contract/activity/timer-endpoints.ts';
import { useMaybeOrganization, usePermissions } from '../../../../platform/person.ts';
import { tabView } from '../../../../platform/session/tab-view.ts';
import { runningTimer } from '../../queries.ts';
import type { EntrySeed } from '../form/entry-values.ts';
import { useUnsentTimerOf } from '../timer/use-unsent-timer.ts';
import { useAway } from './use-away.ts';
import { useForgotten } from './use-forgotten.ts';

const AwayDialog = lazy(() => import('./away-dialog.tsx'));
const EntryDialog = lazy(async () => ({
  default: (await import('../form/entry-dialog.tsx')).EntryDialog,
}));
const ForgottenDialog = lazy(() => import('./forgotten-dialog.tsx'));

/** Asks about time in which the timer ran and nobody was there, and about a timer that was forgotten; on every page. */
export function AwayPrompt() {
  const organization = useMaybeOrganization();
  const isOwn = usePermissions().may(readTimer) && tabView() === null;
  const { data } = useQuery({ ...runningTimer(), enabled: organization !== null && isOwn });
  const timer = useUnsentTimerOf()(data?.timer ?? null);
  const { away, answered } = useAway(isOwn && data ? timer : undefined);
  const forgotten = useForgotten(isOwn ? timer : null);
  const [other, setOther] = useState<EntrySeed>();
  if (other)
    return (
      <Suspense fallback={null}>
        <EntryDialog task={{ add: other }} onClose={() => setOther(undefined)} />
      </Suspense>
    );
  if (!timer) return null;
  return (
    <Suspense fallback={null}>
      {away ? (
        <AwayDialog timer={timer} away={away} onDone={answered} onOther={setOther} />
      ) : (
        forgotten.isAsked && <ForgottenDialog timer={timer} onDone={forgotten.answered} />
      )}
    </Suspense>
  );
}

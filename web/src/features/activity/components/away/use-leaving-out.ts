import { useState } from 'react';
import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { useDiscardTimer, useStartTimer, useStopTimerAt } from '../../effects/use-timer-writes.ts';
import type { Away } from './away.ts';
import { t } from './messages.ts';

const LEAST_MS = 60_000;

/** Ends the timer where its person went away, and lets another one run for the same where they go on. */
export function useLeavingOut(timer: ActivityTimer, { from }: Pick<Away, 'from'>) {
  const { mutateAsync: stopAt, isPending: isStopping } = useStopTimerAt();
  const { mutateAsync: discard, isPending: isDiscarding } = useDiscardTimer();
  const { mutateAsync: start, isPending: isStarting } = useStartTimer();
  const [problem, setProblem] = useState<string>();
  const run = async (goesOn: boolean, then: () => void) => {
    setProblem(undefined);
    try {
      // Whoever left at once has nothing to be logged.
      if (from - Date.parse(timer.started_at) < LEAST_MS) await discard(timer);
      else await stopAt({ timer, at: new Date(from).toISOString() });
    } catch (error) {
      return setProblem(error instanceof Error ? error.message : t('failed'));
    }
    const { project, service, category, note, billable } = timer;
    const purpose = { project_id: project?.id ?? null, service_type_id: service?.id ?? null };
    try {
      if (goesOn) await start({ ...purpose, category, note, billable });
      then();
    } catch {
      setProblem(t('restart_failed'));
    }
  };
  return {
    leaveOut: (goesOn: boolean, then: () => void) => void run(goesOn, then),
    problem,
    isBusy: isStopping || isStarting || isDiscarding,
  };
}

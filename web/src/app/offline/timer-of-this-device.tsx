import { AwayPrompt } from '../../features/activity/components/away/away-prompt.tsx';
import { RunningTimer } from '../../features/activity/components/running-timer.tsx';
import { useUnsentTimerOf } from '../../features/activity/components/timer/use-unsent-timer.ts';

/** The running timer with what hasn't reached the server yet: started, stopped or changed on this device; and what is asked about it. */
export const TimerOfThisDevice = () => (
  <>
    <RunningTimer as={useUnsentTimerOf()} />
    <AwayPrompt />
  </>
);

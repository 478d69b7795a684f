import { useEffect, useState } from 'react';
import { RunningTimer } from '../../features/activity/components/running-timer.tsx';
import { Late, latePart } from '../late-part.tsx';
import { AFTER_PAINT_MS } from '../offline/go-offline.ts';

const unsentMenu = latePart(async () => (await import('../offline/unsent-menu.tsx')).UnsentMenu);
const timerOfThisDevice = latePart(
  async () => (await import('../offline/timer-of-this-device.tsx')).TimerOfThisDevice,
);

/** What the top bar shows once the page is there: the running timer, and what wasn't sent yet. */
export function TopBarEnd() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isDrawn && <Late part={unsentMenu}>{(UnsentMenu) => <UnsentMenu />}</Late>}
      {isDrawn ? (
        <Late part={timerOfThisDevice} meanwhile={<RunningTimer />}>
          {(TimerOfThisDevice) => <TimerOfThisDevice />}
        </Late>
      ) : (
        <RunningTimer />
      )}
    </>
  );
}

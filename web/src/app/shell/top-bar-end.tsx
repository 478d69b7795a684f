import { lazy, Suspense, useEffect, useState } from 'react';
import { RunningTimer } from '../../features/activity/components/running-timer.tsx';
import { AFTER_PAINT_MS } from '../offline/go-offline.ts';

const UnsentMenu = lazy(async () => ({
  default: (await import('../offline/unsent-menu.tsx')).UnsentMenu,
}));
const TimerOfThisDevice = lazy(async () => ({
  default: (await import('../offline/timer-of-this-device.tsx')).TimerOfThisDevice,
}));

/** What the top bar shows once the page is there: the running timer, and what wasn't sent yet. */
export function TopBarEnd() {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), AFTER_PAINT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Suspense>{isDrawn && <UnsentMenu />}</Suspense>
      <Suspense fallback={<RunningTimer />}>{isDrawn ? <TimerOfThisDevice /> : <RunningTimer />}</Suspense>
    </>
  );
}

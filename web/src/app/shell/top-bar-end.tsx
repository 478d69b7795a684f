import { useEffect, useState } from 'react';
import { RunningTimer } from '../../features/activity/components/running-timer.tsx';
import { latePart } from '../late-part.tsx';
import { AFTER_PAINT_MS } from '../offline/go-offline.ts';

const UnsentMenu = latePart(async () => (await import('../offline/unsent-menu.tsx')).UnsentMenu);
const TimerOfThisDevice = latePart(
  async () => (await import('../offline/timer-of-this-device.tsx')).TimerOfThisDevice,
  RunningTimer,
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
      {isDrawn && <UnsentMenu />}
      {isDrawn ? <TimerOfThisDevice /> : <RunningTimer />}
    </>
  );
}

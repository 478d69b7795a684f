import { useEffect, useState } from 'react';

/**
 * Seconds since an instant by the server's clock, counting up; 0 without one. `serverNow` is what the server's clock
 * said when this device's said `readAt` (ms), so that a wrong clock here doesn't show.
 */
export function useElapsed(
  startedAt: string | undefined,
  serverNow: string | undefined,
  readAt: number,
): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!startedAt) return;
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, [startedAt]);
  if (!startedAt || !serverNow) return 0;
  const server = Date.parse(serverNow) + Math.max(0, now - readAt);
  return Math.max(0, Math.floor((server - Date.parse(startedAt)) / 1000));
}

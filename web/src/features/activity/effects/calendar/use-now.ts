import { useEffect, useState } from 'react';
import { dayIn, instant } from '../../../../platform/format/dates.ts';
import { minutesOf } from './wall.ts';

/** How often the line goes on, ms. */
const TICK_MS = 15_000;

/** Now by the server's clock: the instant in ms, the day of a zone and the minute there. */
export interface Now {
  readonly at: number;
  readonly date: string;
  readonly minute: number;
}

/** Now as it goes on; `serverNow` is what the server's clock said when this device's said `readAt` (ms). */
export function useNow(zone: string, serverNow: string, readAt: number): Now {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setHere(Date.now()), TICK_MS);
    return () => clearInterval(tick);
  }, []);
  const at = Date.parse(serverNow) + Math.max(0, here - readAt);
  return { at, date: dayIn(zone, at), minute: minutesOf(instant('en-GB', zone, at, 'time')) };
}

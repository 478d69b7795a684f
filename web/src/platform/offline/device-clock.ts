import { correctedBy } from '#contract/device-clock.ts';
import { useWatched, watched } from '../builds/watched.ts';
import { config } from '../config.ts';
import { deviceStore } from '../storage.ts';
import { EXACT_MS, measureDrift } from './measure-drift.ts';

const KEY = 'clock-drift';
/** A clock may be set, or run off, while a page stays open. */
export const MEASURED_EVERY_MS = 10 * 60_000;

function keptDrift(): number {
  const drift = Number(deviceStore.read(KEY) ?? 0);
  return Number.isFinite(drift) && Math.abs(drift) > EXACT_MS ? drift : 0;
}

/** How far the clock was off when the server was asked last, over reloads; 0 where it never was. */
const clock = watched({ drift: keptDrift() });

/** Milliseconds by which this device's clock is early (above zero) or late, as far as it knows; in a component. */
export const useDrift = (): number => useWatched(clock).drift;

/** What time it is by the server's clock, as far as this device knows: ms since the epoch. */
export const serverNow = (): number => correctedBy(clock.now().drift, Date.now());

/** Asks the server for its time, and remembers how far this device's is off; where nobody answers, what was known stays. */
export async function learnClock(): Promise<void> {
  const drift = await measureDrift(`${config().publicUrl}/livez`).catch(() => null);
  if (drift === null) return;
  deviceStore.write(KEY, String(Math.round(drift)));
  clock.become({ drift: keptDrift() });
}

/** Learns how far the clock is off: now, when the network is back, and every ten minutes. Returns the way to stop. */
export function followClock(): () => void {
  const learn = () => void learnClock();
  window.addEventListener('online', learn);
  const timer = setInterval(learn, MEASURED_EVERY_MS);
  learn();
  return () => {
    window.removeEventListener('online', learn);
    clearInterval(timer);
  };
}

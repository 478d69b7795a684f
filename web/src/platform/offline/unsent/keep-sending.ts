import { onlineManager } from '@tanstack/react-query';
import { report } from '../../reporting.ts';
import type { QueuedWrite } from './queued-write.ts';
import { type Drained, sendWrites, type WhenStale } from './send-writes.ts';
import { readUnsent, setSender, unsent } from './unsent.ts';

/** The first new attempt comes after this time, each further one after twice as long, at most after `LONGEST_PAUSE_MS`. */
export const FIRST_PAUSE_MS = 5_000;
export const LONGEST_PAUSE_MS = 5 * 60_000;
/** Beside that, whatever waits is looked at this often: another tab may have been closed over it. */
export const LOOKED_AT_EVERY_MS = 60_000;

interface Parts {
  readonly whenStale: WhenStale;
  /** Told of writes that were answered; done when what is shown has their effect. */
  readonly whenLanded: (writes: readonly QueuedWrite[]) => Promise<unknown>;
}

/**
 * Sends what waits: now, after every new write, when the network is back, when the page is looked at again, and otherwise
 * with growing pauses. Returns the way to stop.
 */
export function keepSending({ whenStale, whenLanded }: Parts): () => void {
  const { now, stop } = repeating(() => sendWrites(whenStale));
  const look = async () => {
    const writes = await readUnsent();
    if (writes.some(({ refusal }) => !refusal) && unsent.now().nextTry === null) now();
  };
  const whenBack = () => {
    // Whoever hears of it first: what is sent asks the manager.
    onlineManager.setOnline(true);
    now();
  };
  const whenSeen = () => {
    if (document.visibilityState === 'visible') void look();
  };
  setSender({ wake: now, landed: whenLanded });
  window.addEventListener('online', whenBack);
  document.addEventListener('visibilitychange', whenSeen);
  const looking = setInterval(() => void look(), LOOKED_AT_EVERY_MS);
  now();
  return () => {
    setSender();
    window.removeEventListener('online', whenBack);
    document.removeEventListener('visibilitychange', whenSeen);
    clearInterval(looking);
    stop();
  };
}

/** Runs it whenever it is asked for, once at a time, and again after a growing pause while it says so. */
function repeating(run: () => Promise<Drained>) {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  let isAskedAgain = false;
  const plan = () => {
    timer = setTimeout(() => void attempt(), pause);
    unsent.become({ nextTry: Date.now() + pause });
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };
  const attempt = async (): Promise<void> => {
    isAskedAgain = isRunning;
    if (isRunning) return;
    isRunning = true;
    clearTimeout(timer);
    unsent.become({ nextTry: null });
    try {
      if ((await run()) === 'again') plan();
      else pause = FIRST_PAUSE_MS;
    } catch (error) {
      report(error, 'error');
    }
    isRunning = false;
    if (isAskedAgain) void attempt();
  };
  const now = () => {
    pause = FIRST_PAUSE_MS;
    void attempt();
  };
  return { now, stop: () => clearTimeout(timer) };
}

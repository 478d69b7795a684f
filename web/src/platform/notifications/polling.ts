import { onlineManager } from '@tanstack/react-query';
import { notePoll } from './running-poll.ts';

/** Milliseconds between two polls, on average. Source: specification §9. */
export const POLL_MS = 60_000;

/** By which share a pause may be shorter or longer, so that a thousand browsers don't ask in the same second. */
const JITTER = 0.1;

interface Polling {
  /** Asks once; never rejects. */
  readonly poll: () => Promise<void>;
  /** Tabs that poll under the same name share one rhythm: one of those in sight asks, again and again. */
  readonly name: string;
}

/**
 * Polls at once whenever this tab comes into sight or back online, and from then on every minute, unless another tab does
 * that already. Returns the way to stop.
 */
export function keepPolling(polling: Polling): () => void {
  let stop = pollWhileWatched(polling);
  let was = isWatched();
  const follow = () => {
    if (isWatched() === was) return;
    was = isWatched();
    stop();
    stop = pollWhileWatched(polling);
  };
  document.addEventListener('visibilitychange', follow);
  const stopOnline = onlineManager.subscribe(follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    stopOnline();
    stop();
  };
}

const isWatched = (): boolean => document.visibilityState === 'visible' && onlineManager.isOnline();

function pollWhileWatched({ poll, name }: Polling): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  if (!isWatched()) ended.abort();
  const ask = async () => {
    const asked = poll();
    notePoll(asked);
    await asked;
  };
  const goOn = async () => {
    while (!signal.aborted) {
      await pause(POLL_MS * (1 - JITTER + 2 * JITTER * Math.random()), signal);
      if (!signal.aborted) await ask();
    }
  };
  if (!signal.aborted) {
    void ask();
    // Given up while waiting for its turn: then there is nothing to do.
    navigator.locks.request(name, { signal }, goOn).catch(() => undefined);
  }
  return () => ended.abort();
}

/** Fulfilled after so many milliseconds, or as soon as `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}

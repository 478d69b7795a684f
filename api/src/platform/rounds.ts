/**
 * What every worker does again and again, with a pause after each run: what is looked for more often than the queue is. It stands beside itself
 * in other workers, and may end at any moment.
 */
export interface Round {
  readonly pauseMs: number;
  /** Leaves the rest to the next worker once it is told that this one stops. */
  readonly run: (isStopping: () => boolean) => Promise<void>;
}

/** A round that is under way. */
export interface Running {
  /** Ends it, after the run that it is in. */
  stop(): Promise<void>;
}

/** After failures the pause doubles, up to a minute. */
const LONGEST_PAUSE_MS = 60_000;

/** Begins a round; `onError` hears of every run that fails. */
export const runRound = ({ pauseMs, run }: Round, onError: (error: Error) => void): Running => {
  let isStopped = false;
  let pause = pauseMs;
  let wake: () => void = () => undefined;
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const going = (async () => {
    while (!isStopped) {
      try {
        await run(() => isStopped);
        pause = pauseMs;
      } catch (error) {
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        if (!isStopped) onError(error instanceof Error ? error : new Error(String(error)));
      }
      if (!isStopped) await rest();
    }
  })();
  return {
    stop: () => {
      isStopped = true;
      wake();
      return going;
    },
  };
};

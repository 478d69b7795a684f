import { useState } from 'react';
import { whyRefused } from './why-refused.ts';

/** Does one thing in a box: closes it once that is done, else says why not and leaves what was typed. */
export function useAct(onDone: () => void) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const act = (write: () => Promise<unknown>): void => {
    setBusy(true);
    void write().then(onDone, (error: unknown) => {
      setProblem(whyRefused(error));
      setBusy(false);
    });
  };
  return { act, problem, isBusy };
}

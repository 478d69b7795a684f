import { useSyncExternalStore } from 'react';

let printing = false;
const isPrinting = () => printing;

function onPrint(notify: () => void): () => void {
  const stop = new AbortController();
  const turn = (on: boolean) => () => {
    printing = on;
    notify();
  };
  window.addEventListener('beforeprint', turn(true), { signal: stop.signal });
  window.addEventListener('afterprint', turn(false), { signal: stop.signal });
  return () => stop.abort();
}

/** True while the page is drawn for paper, on which nothing can be unfolded or scrolled to. */
export const useIsOnPaper = (): boolean => useSyncExternalStore(onPrint, isPrinting);

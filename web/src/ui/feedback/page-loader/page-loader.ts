import { createStore } from '../../theme/store.ts';

/** Milliseconds. */
const throttle = 200;
const duration = 2000;
const hideAfter = 500;
const resetAfter = 400;
const tick = 50;

/** Percent, and whether the bar is drawn. */
export type PageLoaderState = { progress: number; shown: boolean };

const resting: PageLoaderState = { progress: 0, shown: false };

export const pageLoaderState = createStore(resting);

let waiting: ReturnType<typeof setTimeout> | undefined;
let growing: ReturnType<typeof setInterval> | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

function stop() {
  clearTimeout(waiting);
  clearInterval(growing);
  clearTimeout(ending);
  waiting = undefined;
}

/** Percent after so many ms: fast first, near 100 after the assumed duration, never there by itself. */
function progressAt(elapsed: number): number {
  return 100 * (1 - Math.exp((-3 * elapsed) / duration));
}

function grow() {
  const began = Date.now();
  waiting = undefined;
  pageLoaderState.set({ progress: 0, shown: true });
  growing = setInterval(
    () => pageLoaderState.set({ progress: progressAt(Date.now() - began), shown: true }),
    tick,
  );
}

function start(): void {
  stop();
  if (pageLoaderState.get().shown) grow();
  else waiting = setTimeout(grow, throttle);
}

function finish(): void {
  stop();
  if (!pageLoaderState.get().shown) return;
  pageLoaderState.set({ progress: 100, shown: true });
  ending = setTimeout(() => {
    pageLoaderState.set({ progress: 100, shown: false });
    ending = setTimeout(() => pageLoaderState.set(resting), resetAfter);
  }, hideAfter);
}

/** The bar over a page that loads; the router calls start and finish. */
export const pageLoader = { start, finish };

import { watched } from './watched.ts';

/**
 * How it stands with the service worker: not registered yet, not known to this browser, installed (its files are here),
 * offline ready (the first one is at work), activated (a worker is at work), needs refresh (a newer one waits), failed.
 */
export type WorkerStatus =
  | 'unregistered'
  | 'unsupported'
  | 'installed'
  | 'offline-ready'
  | 'activated'
  | 'needs-refresh'
  | 'failed';

/** The service worker as the page knows it. */
export interface WorkerState {
  readonly status: WorkerStatus;
  /** The flag of a registration that failed; the application works without the worker. */
  readonly hasFailed: boolean;
  /** Why it failed, as the browser says it. */
  readonly failure: string | null;
}

/** Follow it with `useWatched(workerState)`. */
export const workerState = watched<WorkerState>({ status: 'unregistered', hasFailed: false, failure: null });

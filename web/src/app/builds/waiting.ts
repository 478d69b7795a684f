import { unsavedWork } from '../../ui/form-page/unsaved-work.ts';

/** What is asked of a worker. */
export type OneWorker = Pick<ServiceWorker, 'state' | 'postMessage' | 'addEventListener'>;

/** The worker once it is installed; undefined if it never is. */
export const workerInstalled = (worker: OneWorker | null): Promise<OneWorker | undefined> =>
  new Promise((done) => {
    const look = () => {
      if (!worker || worker.state === 'redundant') done(undefined);
      else if (worker.state !== 'installing') done(worker);
    };
    worker?.addEventListener('statechange', look);
    look();
  });

/** Resolves when nothing typed is unsaved and the page is in sight. */
export const nothingUnsaved = (): Promise<void> =>
  new Promise((done) => {
    const look = () => {
      if (unsavedWork.get() > 0 || document.visibilityState !== 'visible') return;
      unfollow();
      document.removeEventListener('visibilitychange', look);
      done();
    };
    const unfollow = unsavedWork.subscribe(look);
    document.addEventListener('visibilitychange', look);
    look();
  });

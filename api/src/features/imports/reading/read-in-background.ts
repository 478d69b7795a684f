import { Worker } from 'node:worker_threads';
import { brokenRule } from '#contract/errors.ts';
import type { DateOrder } from '../../../platform/files/dates.ts';
import type { TimeFile } from './read-time-file.ts';

type Reading =
  | { readonly file: TimeFile }
  | { readonly refusal: { readonly rule: string; readonly message: string } };

/** Heap of a reading in MB: several times what the largest file that may be sent takes. */
const HEAP_MB = 768;

let last: Promise<unknown> = Promise.resolve();

/**
 * `readTimeFile` on a thread of its own: the largest file takes seconds, in which everybody else is still answered. One at a
 * time, so that many uploads at once don't add up in memory. Refuses as `readTimeFile` does.
 */
export const readInBackground = async (bytes: Uint8Array, dateOrder?: DateOrder): Promise<TimeFile> => {
  const turn = last.then(() => answerOf(startReader(bytes, dateOrder)));
  last = turn.catch(() => undefined);
  const reading = await turn;
  if ('file' in reading) return reading.file;
  throw brokenRule(reading.refusal.rule, 'file', reading.refusal.message);
};

const startReader = (bytes: Uint8Array, dateOrder: DateOrder | undefined): Worker =>
  new Worker(new URL('./reader.ts', import.meta.url), {
    workerData: { bytes, dateOrder },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });

const answerOf = (worker: Worker): Promise<Reading> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The reader ended without an answer.')));
  });

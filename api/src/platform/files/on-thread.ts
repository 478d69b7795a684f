import { Worker } from 'node:worker_threads';
import { brokenRule } from '#contract/errors.ts';

/** What a thread answers: what it read, or why it refused. */
export type ThreadAnswer<Result> =
  | { readonly result: Result }
  | { readonly refusal: { readonly rule: string; readonly message: string } };

/** Heap of a reading in MB: several times what the largest file that may be sent takes. */
const HEAP_MB = 768;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the module at `reader`, which posts one answer, on a thread of its own: the largest file takes seconds, in which everybody
 * else is still answered. One at a time, so that many uploads at once don't add up in memory. A refusal is 422 beside `file`.
 */
export const onThread = async <Result>(reader: URL, workerData: unknown): Promise<Result> => {
  const turn = last.then(() => answerOf<Result>(start(reader, workerData)));
  last = turn.catch(() => undefined);
  const answer = await turn;
  if ('result' in answer) return answer.result;
  throw brokenRule(answer.refusal.rule, 'file', answer.refusal.message);
};

const start = (reader: URL, workerData: unknown): Worker =>
  new Worker(reader, { workerData, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });

const answerOf = <Result>(worker: Worker): Promise<ThreadAnswer<Result>> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The reader ended without an answer.')));
  });

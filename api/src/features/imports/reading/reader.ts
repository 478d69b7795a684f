// The worker thread of read-in-background.ts: reads one file and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { Failure } from '#contract/errors.ts';
import { readTimeFile } from './read-time-file.ts';

const order = z.object({
  bytes: z.instanceof(Uint8Array),
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']).optional(),
});

const read = () => {
  const { bytes, dateOrder } = order.parse(workerData);
  try {
    return { result: readTimeFile(bytes, dateOrder) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { refusal: { rule: error.rule ?? '', message: error.message } };
  }
};

parentPort?.postMessage(read());

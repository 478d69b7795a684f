// The worker thread of read-sheet.ts: reads one file and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { Failure } from '#contract/errors.ts';
import { sheetOf } from './sheet.ts';

const order = z.object({
  ...{ name: z.string(), bytes: z.instanceof(Uint8Array) },
  limit: z.object({ most: z.int(), things: z.string() }),
});

const read = async () => {
  const { name, bytes, limit } = order.parse(workerData);
  try {
    return { result: await sheetOf(name, Buffer.from(bytes), limit) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { refusal: { rule: error.rule ?? '', message: error.message } };
  }
};

parentPort?.postMessage(await read());

import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Check } from '../check.ts';
import { checkBoundaries } from './boundaries.ts';

/** `checkBoundaries` in a thread of its own: it takes as long as all other checks together, and they need nothing of it. */
export async function checkBoundariesApart(root: string, paths: string[]): Promise<Check[]> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { root, paths } });
  const [checks]: Check[][] = await once(worker, 'message');
  return checks ?? [];
}

if (!isMainThread) parentPort?.postMessage(await checkBoundaries(workerData.root, workerData.paths));

import { driftOf } from '#contract/device-clock.ts';

/** Differences below this are those of the measuring: the server tells its time in whole seconds. */
export const EXACT_MS = 2_000;

/** Milliseconds by which this device's clock is early (above zero) or late. Errors: those of `fetch`; no time told. */
export async function measureDrift(address: string): Promise<number> {
  const before = Date.now();
  const answer = await fetch(address, { cache: 'no-store' });
  const after = Date.now();
  const told = Date.parse(answer.headers.get('date') ?? '');
  if (Number.isNaN(told)) throw new Error('The server told no time.');
  return driftOf({ before, after, told });
}

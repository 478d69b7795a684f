import { startBare } from '../bare.ts';
import { load } from '../load.ts';
import { atLeast, type Measurement, median } from '../measurement.ts';
import { BENCH } from '../seeds.ts';
import type { Place } from './seed.ts';

const CONNECTIONS = [1, 32, 256];
const ROUNDS = 3;
const LEAST = 0.4;

/** Requests per second of the list of clients against a bare handler that sends the same rows, in turns. */
export const measureClientList = async (place: Place, seconds: number): Promise<Measurement[]> => {
  const bare = await startBare('bare-clients.ts', place.muster.databaseUrl, BENCH);
  try {
    const found: Measurement[] = [];
    for (const connections of CONNECTIONS) found.push(await compare(place, bare.url, connections, seconds));
    return found;
  } finally {
    bare.stop();
  }
};

const compare = async (
  { muster, headers, many }: Place,
  bare: string,
  connections: number,
  seconds: number,
): Promise<Measurement> => {
  const rounds: { ratio: number; detail: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const floor = await load(bare, {}, connections, seconds);
    const asked = { ...headers, 'organization-id': BENCH };
    const list = await load(`${muster.url}/api/clients?per_page=50`, asked, connections, seconds);
    const errors = floor.errors + list.errors;
    rounds.push({
      ratio: errors === 0 ? list.requestsPerSecond / floor.requestsPerSecond : 0,
      detail: `${Math.round(list.requestsPerSecond)} ÷ ${Math.round(floor.requestsPerSecond)}/s, p99 ${list.p99} ms, ${errors} errors`,
    });
  }
  const middle = median(rounds.map(({ ratio }) => ratio));
  const detail = rounds.find(({ ratio }) => ratio === middle)?.detail ?? '';
  return atLeast(`list of ${many} clients ÷ bare handler, ${connections} connections`, middle, LEAST, detail);
};

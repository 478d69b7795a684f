import { timeRequests } from '../load.ts';
import { atMost, type Measurement, median, reported } from '../measurement.ts';
import { BENCH } from '../seeds.ts';
import { type SizedClient, seedSizedClient, settle } from './overview-seed.ts';
import type { Place } from './seed.ts';

const SIZES = [1_000, 100_000];
const MOST_MS = 100;
const [ROUNDS, REQUESTS] = [5, 10];

/** The three readings of a client's page: of one with a thousand entries, and of one with a hundred thousand, among all. */
export const measureOverview = async (place: Place): Promise<Measurement[]> => {
  const clients: SizedClient[] = [];
  for (const [at, entries] of SIZES.entries()) clients.push(await seedSizedClient(place, at, entries));
  await settle(place);
  const found: Measurement[] = [];
  for (const [name, path] of Object.entries(readings(new Date()))) {
    const times: number[] = [];
    for (const client of clients) times.push(await middleOf(place, `/clients/${client.id}/${path}`));
    const [few = Number.NaN, many = Number.NaN] = times;
    found.push(
      atMost(`${name} of a client with ${SIZES[1]} entries among ${place.many}`, many, MOST_MS, 'ms'),
      reported(
        `its ratio to the same of a client with ${SIZES[0]}`,
        `${(many / few).toFixed(2)} × ${few.toFixed(1)} ms`,
      ),
    );
  }
  return found;
};

/** The months behind a year’s figures end with this one. */
const readings = (now: Date): Readonly<Record<string, string>> => {
  const month = now.toISOString().slice(5, 7);
  const year = now.getUTCFullYear();
  return {
    'what work comes to': 'overview',
    'what waits': 'attention',
    'the projects behind a year': `work?from=${year - 1}-${month}&to=${year}-${month}`,
  };
};

const middleOf = async ({ muster, headers }: Place, path: string): Promise<number> => {
  const ask = () =>
    timeRequests(`${muster.url}/api${path}`, { ...headers, 'organization-id': BENCH }, REQUESTS);
  await ask();
  const medians: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) medians.push(median(await ask()));
  return median(medians);
};

import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported } from './measurement.ts';
import type { BenchedMuster } from './muster.ts';
import { BENCH, seedActivity } from './seeds.ts';

const LISTS = [
  ['projects', '/api/projects?per_page=50', 'manager@muster.example'],
  ['own activity', '/api/daily-activity?per_page=50', 'member@muster.example'],
] as const;

/** The p50 of both lists must hardly depend on how many rows of time there are: at most 1.5 × from the smallest size to the largest. */
export const measureActivityList = async (
  muster: BenchedMuster,
  sizes: readonly number[],
): Promise<Measurement[]> => {
  const p50s = new Map<string, number[]>(LISTS.map(([name]) => [name, []]));
  let rows = 0;
  for (const size of sizes) {
    await seedActivity(muster, rows, size);
    // The smallest size comes first; unless the server is warm by then, it looks slower than it is.
    for (const [name, path, email] of LISTS) {
      const headers = { authorization: `Bearer ${await muster.tokenOf(email)}`, 'organization-id': BENCH };
      if (rows === 0) await timeRequests(muster.url + path, headers, WARM_UP);
      p50s.get(name)?.push(await calmest(muster.url + path, headers));
    }
    rows = size;
  }
  return LISTS.flatMap(([name]) => {
    const values = p50s.get(name) ?? [];
    const first = values[0] ?? Number.NaN;
    const last = values.at(-1) ?? Number.NaN;
    const detail = sizes
      .map((size, at) => `${size.toExponential()}: ${values[at]?.toFixed(2)} ms`)
      .join(', ');
    return [
      atMost(`p50 of the ${name} list, most rows ÷ fewest`, last / first, 1.5, '×'),
      reported(`p50 of the ${name} list`, detail),
    ];
  });
};

const ROUNDS = 8;
const WARM_UP = 2000;

/** The lowest median of several rounds after a warm-up: what a neighbour on the machine adds to some of them is not ours. */
const calmest = async (url: string, headers: Record<string, string>): Promise<number> => {
  await timeRequests(url, headers, 200);
  const medians: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) medians.push(median(await timeRequests(url, headers, 150)));
  return Math.min(...medians);
};

// Measures somebody's own dashboard among 10⁵ entries: `node bench/dashboard-page.ts`; about a minute.
import { dashboard } from '#contract/dashboard/shapes.ts';
import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { PLACE, seedDashboards } from './people/seed-dashboards.ts';

const LIMIT_MS = 150;
const [REQUESTS, ROUNDS] = [20, 5];

/** The own page of a manager and of an owner of an organization of 200 people and 100 projects. */
export const measureDashboardPage = async (
  muster: BenchedMuster,
  entries: number,
): Promise<Measurement[]> => {
  await seedDashboards(muster, entries);
  const url = `${muster.url}/api/dashboard`;
  const found: Measurement[] = [];
  for (const who of ['manager', 'owner']) {
    const headers = {
      authorization: `Bearer ${await muster.tokenOf(`${who}@muster.example`)}`,
      'organization-id': PLACE,
    };
    const { widgets, waiting } = dashboard.parse(await (await fetch(url, { headers })).json());
    const medians: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      medians.push(median(await timeRequests(url, headers, REQUESTS)));
    const counted = widgets.filter(({ content }) => content).length;
    const waits = waiting.kinds.reduce((sum, { count }) => sum + count, 0);
    const what = `${counted} of ${widgets.length} widgets counted, ${waits} wait`;
    found.push(
      atMost(`own dashboard among ${entries} entries, ${who}`, median(medians), LIMIT_MS, 'ms', what),
    );
    found.push(reported(`the fastest of ${ROUNDS} rounds`, `${Math.min(...medians).toFixed(1)} ms`));
  }
  return found;
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    console.log(tableOf(await measureDashboardPage(muster, 1e5)));
  } finally {
    await muster.stop();
  }
}

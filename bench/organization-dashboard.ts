// Measures an organization's dashboard among 10⁵ entries: `node bench/organization-dashboard.ts`; about a minute.
import { organizationDashboard } from '#contract/organizations/dashboard.ts';
import { timeRequests } from './load.ts';
import { atMost, type Measurement, median, reported, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { PLACE, seedDashboards } from './people/seed-dashboards.ts';

const LIMIT_MS = 150;
const [REQUESTS, ROUNDS] = [20, 5];

/** The dashboard of an organization of 200 people who logged so many entries within a year, of which a fiftieth waits. */
export const measureOrganizationDashboard = async (
  muster: BenchedMuster,
  entries: number,
): Promise<Measurement[]> => {
  await seedDashboards(muster, entries);
  const url = `${muster.url}/api/organization/dashboard`;
  const found: Measurement[] = [];
  for (const who of ['manager', 'owner']) {
    const headers = {
      authorization: `Bearer ${await muster.tokenOf(`${who}@muster.example`)}`,
      'organization-id': PLACE,
    };
    const { waiting, missing, utilisation } = organizationDashboard.parse(
      await (await fetch(url, { headers })).json(),
    );
    const medians: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      medians.push(median(await timeRequests(url, headers, REQUESTS)));
    const what = `${waiting.own} of ${waiting.entries} entries wait, ${missing[0]?.days} days missing, ${utilisation.now.pct} %`;
    found.push(
      atMost(
        `organization's dashboard among ${entries} entries, ${who}`,
        median(medians),
        LIMIT_MS,
        'ms',
        what,
      ),
    );
    found.push(reported(`the fastest of ${ROUNDS} rounds`, `${Math.min(...medians).toFixed(1)} ms`));
  }
  return found;
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    console.log(tableOf(await measureOrganizationDashboard(muster, 1e5)));
  } finally {
    await muster.stop();
  }
}

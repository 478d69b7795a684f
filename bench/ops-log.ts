// Measures the ops-log against its limits: `node bench/ops-log.ts`. Takes about five minutes, most of it to write a million entries;
// `--quick` is a tenth of it. Parts of it by name: `node bench/ops-log.ts writing handovers`.
import type { Measurement } from './measurement.ts';
import { tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import type { Place } from './ops-log/place.ts';
import { measureHandovers, measureReading } from './ops-log/reading.ts';
import { measureVerifying } from './ops-log/verifying.ts';
import { measureWriters } from './ops-log/writing.ts';
import { BENCH, seedOrganization } from './seeds.ts';

/** Everything about ops-logs, in projects of their own. */
const PARTS = {
  writing: (place: Place, projects: Projects) => measureWriters(place, projects[0]),
  verifying: (place: Place, projects: Projects, isQuick: boolean) =>
    measureVerifying(place, projects[1], isQuick ? 10_000 : 100_000),
  reading: (place: Place, projects: Projects, isQuick: boolean) =>
    measureReading(place, [projects[2], projects[3]], [1_000, isQuick ? 100_000 : 1_000_000]),
  handovers: (place: Place, projects: Projects) => measureHandovers(place, [projects[4], projects[5]]),
};

type Projects = readonly [string, string, string, string, string, string];

/** Measures the parts that are named, all of them where none is. */
export const measureOpsLog = async (
  muster: BenchedMuster,
  isQuick: boolean,
  named: readonly string[] = [],
): Promise<Measurement[]> => {
  const token = await muster.tokenOf('manager@muster.example');
  const place = { muster, headers: { authorization: `Bearer ${token}`, 'organization-id': BENCH } };
  const rows = await muster.sql<{ id: string }>(
    `select id from projects where org_id = '${BENCH}' and status = 'active' order by id desc limit 6`,
  );
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = rows.map(({ id }) => id);
  const found: Measurement[] = [];
  for (const [name, measure] of Object.entries(PARTS))
    if (named.length === 0 || named.includes(name))
      found.push(...(await measure(place, [a, b, c, d, e, f], isQuick)));
  return found;
};

if (import.meta.main) {
  const [named, flags] = [process.argv.slice(2), ['--quick']];
  const muster = await startBenchedMuster();
  try {
    await seedOrganization(muster);
    const parts = named.filter((name) => !flags.includes(name));
    console.log(tableOf(await measureOpsLog(muster, named.includes('--quick'), parts)));
  } finally {
    await muster.stop();
  }
}

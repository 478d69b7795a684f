// Measures lists and duplicates of a million clients: `node bench/clients.ts`. Takes about six minutes, half of it to write them;
// `--quick` is a tenth of it. Parts of it by name: `node bench/clients.ts orders duplicates`.
import { measureDuplicates } from './clients/duplicates.ts';
import { measureClientList } from './clients/list.ts';
import { measureOrders } from './clients/orders.ts';
import { measureOverview } from './clients/overview.ts';
import { type Place, seedClients } from './clients/seed.ts';
import { type Measurement, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { seedOrganization } from './seeds.ts';

const PARTS = {
  list: (place: Place, isQuick: boolean) => measureClientList(place, isQuick ? 2 : 6),
  orders: (place: Place) => measureOrders(place),
  duplicates: (place: Place) => measureDuplicates(place),
  overview: (place: Place) => measureOverview(place),
};

/** Lists in every order and with every filter, and duplicates of a client, among so many; the parts that are named, or all. */
export const measureClients = async (
  muster: BenchedMuster,
  isQuick: boolean,
  named: readonly string[] = [],
): Promise<Measurement[]> => {
  const [few, many] = [1_000, isQuick ? 100_000 : 1_000_000];
  const found = [await seedClients(muster, few, many)];
  const headers = { authorization: `Bearer ${await muster.tokenOf('admin@muster.example')}` };
  const place = { muster, headers, few, many };
  for (const [name, measure] of Object.entries(PARTS))
    if (named.length === 0 || named.includes(name)) found.push(...(await measure(place, isQuick)));
  return found;
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    await seedOrganization(muster);
    const parts = process.argv.slice(2).filter((given) => given !== '--quick');
    console.log(tableOf(await measureClients(muster, process.argv.includes('--quick'), parts)));
  } finally {
    await muster.stop();
  }
}

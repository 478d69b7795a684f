// Measures lists and duplicates of a million clients: `node bench/clients.ts`. Takes about six minutes, half of it to write them;
// `--quick` is a tenth of it.
import { measureDuplicates } from './clients/duplicates.ts';
import { measureClientList } from './clients/list.ts';
import { measureOrders } from './clients/orders.ts';
import { seedClients } from './clients/seed.ts';
import { type Measurement, tableOf } from './measurement.ts';
import { type BenchedMuster, startBenchedMuster } from './muster.ts';
import { seedOrganization } from './seeds.ts';

/** Lists in every order and with every filter, and duplicates of a client, among so many. */
export const measureClients = async (muster: BenchedMuster, isQuick: boolean): Promise<Measurement[]> => {
  const [few, many] = [1_000, isQuick ? 100_000 : 1_000_000];
  const seeded = await seedClients(muster, few, many);
  const headers = { authorization: `Bearer ${await muster.tokenOf('admin@muster.example')}` };
  const place = { muster, headers, few, many };
  return [
    seeded,
    ...(await measureClientList(place, isQuick ? 2 : 6)),
    ...(await measureOrders(place)),
    ...(await measureDuplicates(place)),
  ];
};

if (import.meta.main) {
  const muster = await startBenchedMuster();
  try {
    await seedOrganization(muster);
    console.log(tableOf(await measureClients(muster, process.argv.includes('--quick'))));
  } finally {
    await muster.stop();
  }
}

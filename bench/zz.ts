import { measureInsights } from './insights.ts';
import { startBenchedMuster } from './muster.ts';
import { seedOrganization } from './seeds.ts';
const muster = await startBenchedMuster('/tmp/d-data');
try {
  await seedOrganization(muster).catch((e) => console.log(String(e)));
  console.table(await measureInsights(muster, Number(process.argv[2] ?? 1e6)));
} finally { await muster.halt(); }

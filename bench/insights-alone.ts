import { measureInsights } from './insights.ts';
import { startBenchedMuster } from './muster.ts';
import { seedOrganization } from './seeds.ts';

/** Measures RPAI by itself: `node bench/insights-alone.ts {entries}`. */
const muster = await startBenchedMuster();
try {
  await seedOrganization(muster);
  console.table(await measureInsights(muster, Number(process.argv[2] ?? 1e6)));
} finally {
  await muster.stop();
}

import { z } from 'zod';
import { runInsights } from '../../api/src/features/insights/reactions/run-insights.ts';
import { openDatabase } from '../../api/src/platform/postgres/database.ts';
import { loginOf } from '../../api/src/platform/postgres/login.ts';
import { processorTime } from '../access/processor-time.ts';

/** Does one run in a process of its own, whose memory is its alone, and prints what that took, also of processors, here and in the database: `node bench/insights/one-run.ts {url} {organization} {run}`. */
const [url, organization, run] = z.tuple([z.string(), z.uuid(), z.uuid()]).parse(process.argv.slice(2));
const databases = openDatabase(loginOf(url, undefined), 2, (error) => {
  throw error;
});
const begun = performance.now();
await runInsights(databases).run({ organization, run });
const seconds = (performance.now() - begun) / 1_000;
// One after another, all statements went over the same connection.
const { rows } = await databases.query('select pg_backend_pid() as pid');
const database = processorTime([rows[0].pid]) / 1_000;
await databases.close();
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const own = (userCPUTime + systemCPUTime) / 1_000_000;
process.stdout.write(JSON.stringify({ seconds, mib: maxRSS / 1_024, own, database }));

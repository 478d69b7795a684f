import { z } from 'zod';
import { runInsights } from '../../api/src/features/insights/reactions.ts';
import { openDatabase } from '../../api/src/platform/postgres/database.ts';
import { loginOf } from '../../api/src/platform/postgres/login.ts';

/** Does one run in a process of its own, whose memory is its alone, and prints what that took: `node bench/insights/one-run.ts {url} {organization} {run}`. */
const [url, organization, run] = z.tuple([z.string(), z.uuid(), z.uuid()]).parse(process.argv.slice(2));
const databases = openDatabase(loginOf(url, undefined), 2, (error) => {
  throw error;
});
const begun = performance.now();
await runInsights(databases).run({ organization, run });
const seconds = (performance.now() - begun) / 1_000;
await databases.close();
process.stdout.write(JSON.stringify({ seconds, mib: process.resourceUsage().maxRSS / 1_024 }));

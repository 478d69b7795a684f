// `npm run faults`: 5 000 notifications on three ways while fifty workers are killed; fails if one is lost. Takes a few minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../api/src/embedded/postgres.ts';
import { migrate } from '../../api/src/platform/postgres/migrate.ts';
import { runFaults } from './faults.ts';

const [notifications, kills] = [5_000, 50];
const dataDir = mkdtempSync(join(tmpdir(), 'muster-faults-'));
const postgres = await startPostgres({ dataDir, say: () => undefined });
try {
  await migrate(postgres.url);
  const began = Date.now();
  const plan = { databaseUrl: postgres.url, people: 500, notifications, kills, hurried: false };
  const { inbox, ways, taken, repeated, mostRepeated, stranded, slowestS, wrong } = await runFaults(plan);
  const told = Object.entries(ways).map(([way, count]) => `${way} ${count}`);
  console.log(
    [
      `${notifications} notifications, ${kills} workers killed, ${((Date.now() - began) / 1_000).toFixed(0)} s`,
      `inboxes: ${inbox.rows} rows, ${inbox.different} different, ${inbox.counted} counted`,
      `ways: ${told.join(', ')}`,
      `pushes and mails: ${taken} came, ${repeated} of them again under the same name (at most ${mostRepeated})`,
      `jobs in flight at a death: ${stranded}, taken up after ${slowestS.toFixed(1)} s at most (limit 60 s)`,
      ...wrong.map((sentence) => `WRONG: ${sentence}`),
      wrong.length === 0 ? 'none lost, none doubled' : 'failed',
    ].join('\n'),
  );
  process.exitCode = wrong.length > 0 ? 1 : 0;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

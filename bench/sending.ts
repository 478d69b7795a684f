import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { startPostgres } from '../api/src/embedded/postgres.ts';
import { migrate } from '../api/src/platform/postgres/migrate.ts';
import { type Crowd, gatherCrowd, letHappen, makeDigestsDue } from '../tools/faults/crowd.ts';
import { openSinks, type Sinks } from '../tools/faults/sinks.ts';
import { judge } from '../tools/faults/verdict.ts';
import { startWorkerProcess } from '../tools/faults/workers.ts';
import { atLeast, atMost, type Measurement, reported } from './measurement.ts';

const PEOPLE = 500;
/** A queue that is full for longer than this has come to a halt. */
const LONGEST_S = 180;

/** Notifications on three ways into local sinks, by a worker in a process of its own, against jobs of pg-boss that do nothing. */
export const measureSending = async (notifications: number): Promise<Measurement[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'muster-bench-sending-'));
  const postgres = await startPostgres({ dataDir, say: () => undefined });
  const sinks = await openSinks();
  try {
    await migrate(postgres.url);
    const crowd = await gatherCrowd(postgres.url, sinks, PEOPLE);
    const bare = await workBare(postgres.url, 2 * notifications);
    const seconds = await send(crowd, sinks, postgres.url, notifications);
    const { wrong } = await judge(crowd, sinks, { notifications, mostRepeated: 0 });
    await crowd.close();
    const ways = (3 * notifications) / seconds;
    const outward = (2 * notifications) / seconds;
    return [
      atLeast(
        `jobs a second: ${notifications} notifications on three ways, from the event to the sink`,
        ways,
        500,
        `${seconds.toFixed(1)} s; push and mail alone ${Math.round(outward)}/s`,
      ),
      atMost('notifications lost or doubled on the way', wrong.length, 0, '', wrong.join('; ')),
      reported(
        'pushes and mails ÷ jobs of pg-boss that do nothing',
        `${(outward / bare).toFixed(2)} (${Math.round(outward)} ÷ ${Math.round(bare)}/s)`,
      ),
    ];
  } finally {
    await sinks.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Seconds from the first event until everything is where it belongs. */
const send = async (
  crowd: Crowd,
  { smtpUrl }: Sinks,
  databaseUrl: string,
  notifications: number,
): Promise<number> => {
  const worker = await startWorkerProcess(databaseUrl, smtpUrl);
  const start = performance.now();
  await letHappen(crowd, notifications);
  for (let done = 0; done < 3 * notifications && seconds(start) < LONGEST_S; ) {
    await wait(300);
    await makeDigestsDue(crowd, notifications);
    const [row] = await crowd.sql<{ done: number }>(
      "select count(*)::int as done from notification_channels where status <> 'queued'",
    );
    done = row?.done ?? 0;
  }
  const taken = seconds(start);
  await worker.kill();
  return taken;
};

const seconds = (start: number): number => (performance.now() - start) / 1_000;

/** Jobs that do nothing, a second, taken and settled as the worker does it. */
const workBare = async (url: string, jobs: number): Promise<number> => {
  const boss = new PgBoss({ connectionString: url, max: 3, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue('bare');
  await boss.insert(
    'bare',
    Array.from({ length: jobs }, (_, at) => ({ data: { at } })),
  );
  const start = performance.now();
  const { promise, resolve } = Promise.withResolvers<void>();
  let done = 0;
  const options = {
    batchSize: 8,
    localConcurrency: 4,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const;
  await boss.work('bare', options, async (batch) => {
    done += batch.length;
    if (done >= jobs) resolve();
    return batch.map(({ id }) => ({ id, status: 'completed' as const }));
  });
  await promise;
  const taken = seconds(start);
  await boss.stop({ graceful: false });
  return jobs / taken;
};

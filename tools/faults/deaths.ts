import { setTimeout as wait } from 'node:timers/promises';
import type { Crowd } from './crowd.ts';
import { startWorkerProcess } from './workers.ts';

/** How workers die, and what is seen of their work. */
export interface Deaths {
  /** Kills the worker that is there, and starts another. */
  strike(): Promise<void>;
  /** Looks which work of dead workers is done by another meanwhile. */
  look(): Promise<void>;
  /** Jobs that were in flight when their worker died. */
  readonly stranded: number;
  /** The longest that such a job was left alone, in seconds; those that still are count until now. */
  slowestS(): number;
  /** Ends the last worker. */
  end(): Promise<void>;
}

interface Left {
  readonly id: string;
  readonly since: Date;
}

/** Lets workers die. `hurried`: what waits for time that only passes is over at once. */
export const lettingDie = async (
  { sql }: Crowd,
  { databaseUrl, smtpUrl, hurried }: { databaseUrl: string; smtpUrl: string; hurried: boolean },
): Promise<Deaths> => {
  const start = async () => {
    const [now] = await sql<{ born: Date }>('select clock_timestamp() as born');
    return { born: now?.born, ...(await startWorkerProcess(databaseUrl, smtpUrl)) };
  };
  let worker = await start();
  let left: Left[] = [];
  let stranded = 0;
  let slowestS = 0;
  return {
    strike: async () => {
      await wait(Math.random() * 50);
      await worker.kill();
      const jobs = await sql<Left>(
        "select id, now() as since from pgboss.job where state = 'active' and started_on >= $1",
        [worker.born],
      );
      left.push(...jobs.filter(({ id }) => !left.some((one) => one.id === id)));
      stranded += jobs.length;
      if (hurried) await letTimePass(sql);
      worker = await start();
    },
    look: async () => {
      // The pause before work of a dead worker is done again.
      if (hurried) await sql("update pgboss.job set start_after = now() where state = 'retry'");
      const rows = await sql<{ id: string; at: Date }>(
        `select j.id, now() as at from pgboss.job j join unnest($1::uuid[], $2::timestamptz[]) as l (id, since) on l.id = j.id
         where j.state = 'completed' or (j.state = 'active' and j.started_on > l.since)`,
        [left.map(({ id }) => id), left.map(({ since }) => since)],
      );
      const seen = new Map(rows.map(({ id, at }) => [id, at]));
      for (const { id, since } of left)
        slowestS = Math.max(slowestS, ((seen.get(id) ?? since).getTime() - since.getTime()) / 1_000);
      left = left.filter(({ id }) => !seen.has(id));
    },
    get stranded() {
      return stranded;
    },
    slowestS: () => Math.max(slowestS, ...left.map(({ since }) => (Date.now() - since.getTime()) / 1_000)),
    end: () => worker.kill(),
  };
};

/** The silence after which a worker is taken for dead, and the time for which its ways are kept for it. */
const letTimePass = async (sql: Crowd['sql']): Promise<void> => {
  await sql("update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'");
  await sql(`update notification_channels set due_at = now() where status = 'queued'
    and due_at between now() and now() + interval '1 minute'`);
};

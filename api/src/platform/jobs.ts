import { sql } from 'kysely';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Database } from './postgres/database.ts';

/** A kind of job: its queue, what it does, and when it runs by itself (cron, UTC). */
export interface JobDefinition<Data extends object = object> {
  readonly queue: string;
  readonly schedule?: string;
  /** How often a run that throws is tried again, after pauses that double; twice at once where nothing is said. */
  readonly retries?: { readonly limit: number; readonly firstPauseS: number; readonly longestPauseS: number };
  /** How long a job that is done is kept, in seconds; a week where nothing is said. */
  readonly keepS?: number;
  /** May be repeated after a crash, so its effect must be unique. */
  readonly run: (data: Data) => Promise<void>;
}

/** The queue in the database and the worker on it. */
export interface Jobs {
  /** Puts a job into the transaction of `db`. */
  enqueue(db: Database, queue: string, data: object): Promise<void>;
  /** Starts working on these kinds of job. */
  work(definitions: readonly JobDefinition[]): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the queue (schema `pgboss`) with the migration user's rights; `onError` hears of trouble in the background. */
export const openJobs = async (url: string, onError: (error: Error) => void): Promise<Jobs> => {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'muster-jobs' });
  let isStopping = false;
  boss.on('error', (error) => {
    // A database that is stopped right after the queue may end its last connections itself.
    if (!isStopping) onError(error);
  });
  await boss.start();
  const database = boss.getDb();
  await database.executeSql(
    `grant usage on schema pgboss to muster_app; grant select, insert on all tables in schema pgboss to muster_app`,
  );
  return {
    enqueue: async (db, queue, data) => {
      await boss.send(queue, data, { db: executorOf(db) });
    },
    work: async (definitions) => {
      for (const { queue, schedule, retries, keepS, run } of definitions) {
        await boss.createQueue(queue, {
          ...(retries ? policyOf(retries) : {}),
          ...(keepS ? { deleteAfterSeconds: keepS } : {}),
        });
        await boss.work(queue, WORK, (jobs) => runEach(jobs, run));
        if (schedule) await boss.schedule(queue, schedule);
      }
    },
    stop: () => {
      isStopping = true;
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
};

/** A full batch is followed by the next at once; in it each job succeeds or fails for itself. */
const WORK = {
  pollingIntervalSeconds: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

const runEach = async (jobs: readonly Job<unknown>[], run: JobDefinition['run']): Promise<JobResult[]> => {
  const results: JobResult[] = [];
  for (const { id, data } of jobs) {
    const failure = await run(data as object).then(
      () => null,
      (error: unknown) => ({ message: error instanceof Error ? error.message : String(error) }),
    );
    results.push(failure ? { id, status: 'failed', output: failure } : { id, status: 'completed' });
  }
  return results;
};

const policyOf = ({ limit, firstPauseS, longestPauseS }: NonNullable<JobDefinition['retries']>) => ({
  retryLimit: limit,
  retryDelay: firstPauseS,
  retryDelayMax: longestPauseS,
  retryBackoff: true,
});

/** Lets pg-boss write through the request's own transaction. */
const executorOf = (db: Database) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const { rows } = await db.executeQuery({ ...sql`select 1`.compile(db), sql: text, parameters: values });
    return { rows };
  },
});

import { sql } from 'kysely';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Database } from './postgres/database.ts';
import { type Round, type Running, runRound } from './rounds.ts';

export type { Round } from './rounds.ts';

/** A kind of job: its queue, what it does, and when it runs by itself (cron, UTC). */
export interface JobDefinition<Data extends object = object> {
  readonly queue: string;
  readonly schedule?: string;
  /** How often a run that throws is tried again, after pauses that double; twice at once where nothing is said. */
  readonly retries?: { readonly limit: number; readonly firstPauseS: number; readonly longestPauseS: number };
  /** How long a job that is done is kept, in seconds; a week where nothing is said. */
  readonly keepS?: number;
  /** A worker that says nothing for this long is taken for dead and its jobs are taken up; 10 s, the least, where nothing is said. */
  readonly takenUpAfterS?: number;
  /** How many are taken at a time; 10 where nothing is said. */
  readonly batch?: number;
  /** How many batches are worked on at the same time, all jobs of each at once; without it one job after the other. */
  readonly batchesAtOnce?: number;
  /** May be repeated after a crash, so its effect must be unique. */
  readonly run: (data: Data) => Promise<void>;
}

/** The queue in the database and the worker on it. */
export interface Jobs {
  /** Puts a job into the transaction of `db`; a worker takes it at once, or not before a moment. */
  enqueue(db: Database, queue: string, data: object, notBefore?: Date): Promise<void>;
  /** Starts working on these kinds of job. */
  work(definitions: readonly JobDefinition[], rounds?: readonly Round[]): Promise<void>;
  stop(): Promise<void>;
}

/** Opens the queue (schema `pgboss`) with the migration user's rights; `onError` hears of trouble in the background. */
export const openJobs = async (url: string, onError: (error: Error) => void): Promise<Jobs> => {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'muster-jobs', ...UPKEEP });
  let isStopping = false;
  const running: Running[] = [];
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
    enqueue: enqueuing(boss),
    work: async (definitions, rounds = []) => {
      for (const definition of definitions) {
        const { queue, schedule } = definition;
        const settings = settingsOf(definition);
        await boss.createQueue(queue, settings);
        // A queue that is there already keeps what it was made with.
        await boss.updateQueue(queue, settings);
        await boss.work(queue, workOf(definition), runnerOf(definition));
        if (schedule) await boss.schedule(queue, schedule);
      }
      // The queue looks for the first time after its interval: workers that never live that long would leave all to the next.
      boss.supervise().catch(onError);
      running.push(...rounds.map((round) => runRound(round, onError)));
    },
    stop: async () => {
      isStopping = true;
      await Promise.all(running.map((round) => round.stop()));
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
};

/** How often each process looks for jobs of workers that died, and how long it leaves that to another that has just looked. */
const UPKEEP = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 5 };

/** A full batch is followed by the next at once; in it each job succeeds or fails for itself. */
const WORK = {
  pollingIntervalSeconds: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

interface Enqueued {
  readonly data: object;
  readonly startAfter?: Date;
}

/** Jobs that are put into one queue in one breath are one statement: those of everybody whom an event concerns. */
const enqueuing = (boss: PgBoss): Jobs['enqueue'] => {
  const gathered = new WeakMap<Database, Map<string, { jobs: Enqueued[]; written: Promise<void> }>>();
  return (db, queue, data, notBefore) => {
    const job = { data, ...(notBefore ? { startAfter: notBefore } : {}) };
    const queues = gathered.get(db) ?? new Map();
    gathered.set(db, queues);
    const open = queues.get(queue);
    if (open) {
      open.jobs.push(job);
      return open.written;
    }
    const jobs = [job];
    const written = Promise.resolve().then(async () => {
      queues.delete(queue);
      await boss.insert(queue, jobs, { db: executorOf(db) });
    });
    queues.set(queue, { jobs, written });
    return written;
  };
};

const workOf = ({ batch, batchesAtOnce = 1 }: JobDefinition) => ({
  ...WORK,
  ...(batch ? { batchSize: batch } : {}),
  localConcurrency: batchesAtOnce,
});

const runnerOf =
  ({ batchesAtOnce, run }: JobDefinition) =>
  async (jobs: readonly Job<unknown>[]): Promise<JobResult[]> => {
    if (batchesAtOnce) return Promise.all(jobs.map((job) => runOne(job, run)));
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await runOne(job, run));
    return results;
  };

const runOne = ({ id, data }: Job<unknown>, run: JobDefinition['run']): Promise<JobResult> =>
  run(data as object).then(
    () => ({ id, status: 'completed' }),
    (error: unknown) => ({
      ...{ id, status: 'failed' },
      output: { message: error instanceof Error ? error.message : String(error) },
    }),
  );

const settingsOf = ({ retries, keepS, takenUpAfterS = 10 }: JobDefinition) => ({
  ...(retries ? policyOf(retries) : {}),
  ...(keepS ? { deleteAfterSeconds: keepS } : {}),
  heartbeatSeconds: takenUpAfterS,
});

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

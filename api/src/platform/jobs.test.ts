import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/database.ts';
import { jobDefinitions } from '../jobs.ts';
import { type Jobs, openJobs } from './jobs.ts';
import { type Databases, openDatabase } from './postgres/database.ts';
import { loginOf } from './postgres/login.ts';

let database: TestDatabase;
let databases: Databases;
let jobs: Jobs;
const done: object[] = [];
const stumbled: unknown[] = [];
const everybody = Promise.withResolvers<void>();
let there = 0;
let met = 0;
const unread = { target: null, warn: () => undefined };
const nowhere = { forward: null, publicUrl: 'http://muster.test' };
const telling = { reactions: {}, enqueue: () => Promise.resolve() };
const push = async () => ({ kind: 'taken' }) as const;
const silent = { deliver: null, publicUrl: 'http://muster.test', warn: () => undefined };
const out = { ...silent, ...telling, push };

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await openJobs(database.url, () => undefined);
  databases = openDatabase(loginOf(database.url), 2, () => undefined);
  await jobs.work([
    ...jobDefinitions(databases, silent, nowhere, unread, telling, out),
    {
      queue: 'remember',
      run: async (data) => {
        done.push(data);
      },
    },
    {
      queue: 'meet',
      ...{ batch: 2, batchesAtOnce: 2 },
      // Each waits until all four are there.
      run: async () => {
        there += 1;
        if (there === 4) everybody.resolve();
        await everybody.promise;
        met += 1;
      },
    },
    {
      queue: 'stumble',
      retries: { limit: 1, firstPauseS: 1, longestPauseS: 1 },
      run: async (data) => {
        const number = 'number' in data ? data.number : null;
        stumbled.push(number);
        if (number === 2 && stumbled.filter((one) => one === 2).length === 1) throw new Error('not yet');
      },
    },
  ]);
});
afterAll(async () => {
  await jobs.stop();
  await databases.close();
  await database.close();
});

const within = (work: (db: Parameters<Jobs['enqueue']>[0]) => Promise<void>) =>
  databases.within({ organization: null, sub: 'me', writes: true }, work);

test('a job put into a transaction runs after its commit', async () => {
  await within((db) => jobs.enqueue(db, 'remember', { what: 'committed' }));
  await expect.poll(() => done, { timeout: 15_000 }).toContainEqual({ what: 'committed' });
});

test('a job of a transaction that fails never runs', async () => {
  const failed = within(async (db) => {
    await jobs.enqueue(db, 'remember', { what: 'rolled back' });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  const left = await database.query("select from pgboss.job where data ->> 'what' = 'rolled back'");
  expect(left).toEqual([]);
});

test('a job that fails is tried again, and holds up none of the others', async () => {
  await within(async (db) => {
    for (const number of [1, 2, 3]) await jobs.enqueue(db, 'stumble', { number });
  });
  await expect.poll(() => stumbled.toSorted(), { timeout: 15_000 }).toEqual([1, 2, 2, 3]);
});

test('as many run at the same time as their queue says', async () => {
  await within(async (db) => {
    for (let at = 0; at < 4; at += 1) await jobs.enqueue(db, 'meet', {});
  });
  await expect.poll(() => met, { timeout: 15_000 }).toBe(4);
});

test('answers to writes are forgotten after 24 hours, not before', async () => {
  await database.query(
    `insert into idempotency_keys (sub, key, request_sha256, created_at) values
       ('me', 'old', 'x', now() - interval '25 hours'), ('me', 'young', 'x', now() - interval '23 hours')`,
  );
  const purge = jobDefinitions(databases, silent, nowhere, unread, telling, out).find(
    ({ queue }) => queue === 'idempotency-purge',
  );
  await purge?.run({});
  expect(await database.query('select key from idempotency_keys')).toEqual([{ key: 'young' }]);
});

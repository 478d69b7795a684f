import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import * as endpoints from '#contract/insights/endpoints.ts';
import { loginOf } from '../../platform/postgres/login.ts';
import { type InsightDesk, openInsightDesk } from './fixtures/desk.ts';
import { runInsightsApart } from './reactions/run-apart.ts';

let desk: InsightDesk;
beforeAll(async () => {
  desk = await openInsightDesk();
});
afterAll(() => desk.muster.close());

const apart = () => runInsightsApart(loginOf(desk.muster.database.url));

test('another process finds the same over the same rows, to the letter', async () => {
  await desk.running();
  await desk.running({ name: 'Ålesund “quay”', budget_minutes: null, budget_minor: 1_000 });
  const { id: organization, people } = desk.muster.organization;
  const { body: begun } = await desk.start({ seed: 11 });
  await apart().run({ organization, run: begun.id });
  desk.waiting.splice(0);
  const { body: first } = await desk.muster.as(people.admin)(endpoints.readInsightRun, {
    ...{ organization, params: { run_id: begun.id } },
  });
  expect(first).toMatchObject({ state: 'done', seed: 11 });
  expect(first.found).toBeGreaterThan(2);
  const second = await desk.run({ seed: 11 });
  expect(second).toMatchObject({
    ...{ digest: first.digest, found: first.found, fresh: 0, gone: 0 },
    repeats: { run_id: first.id, same: true },
  });
});

test('what breaks in the other process is told to the queue', async () => {
  await expect(apart().run({ organization: 'nowhere' })).rejects.toThrow(/Invalid UUID/);
});

test('a process that is lost in the middle is told to the queue, and the next worker does the run', async () => {
  const { database, as, organization } = desk.muster;
  const { body: begun } = await desk.start();
  desk.waiting.splice(0);
  const job = { organization: organization.id, run: begun.id };
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin; lock table holidays in access exclusive mode');
  const children = childrenFrom();
  const lost = expect(apart().run(job)).rejects.toThrow(/was lost: SIGKILL/);
  const waits = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(async () => (await database.query(waits)).length > 0, { timeout: 30_000 });
  for (const child of children()) child.kill('SIGKILL');
  await lost;
  await other.end();
  await apart().run(job);
  const { body } = await as(organization.people.admin)(endpoints.readInsightRun, {
    ...{ organization: organization.id, params: { run_id: begun.id } },
  });
  expect(body.state).toBe('done');
});

/** From now on, until they are asked for. */
const childrenFrom = () => {
  const children: ChildProcess[] = [];
  const note = (message: unknown) => {
    const { process } = z.object({ process: z.instanceof(ChildProcess) }).parse(message);
    children.push(process);
  };
  subscribe('child_process', note);
  return () => {
    unsubscribe('child_process', note);
    return children;
  };
};

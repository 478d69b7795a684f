import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as endpoints from '#contract/insights/endpoints.ts';
import type { RunStep } from '#contract/insights/shapes.ts';
import { type Jobs, openJobs } from '../../platform/jobs.ts';
import { dayFrom, type InsightDesk, openInsightDesk } from './fixtures/desk.ts';
import { runInsights } from './reactions/run-insights.ts';

let desk: InsightDesk;
beforeAll(async () => {
  desk = await openInsightDesk();
});
afterAll(() => desk.muster.close());

const asAdmin = () => desk.muster.as(desk.muster.organization.people.admin);
const read = async (run_id: string) =>
  (
    await asAdmin()(endpoints.readInsightRun, {
      ...{ organization: desk.muster.organization.id, params: { run_id } },
    })
  ).body;
const gapsOf = async (id: string) =>
  new Map(
    (await read(id)).log.map(({ detector, gaps }: RunStep) => [detector, gaps.map(({ code }) => code)]),
  );

test('days without any time are said as that by every detector of it, and nobody is told that they logged nothing wrong', async () => {
  const run = await desk.run({ day: '2019-03-01', days: 28 });
  expect(run).toMatchObject({ state: 'done', from: '2019-02-02' });
  const gaps = await gapsOf(run.id);
  expect(gaps.get('overlaps')).toEqual(['no-entries']);
  expect(gaps.get('missing-days')).toEqual(['no-entries']);
  expect(gaps.get('budgets')).toEqual(['no-budgets']);
  const found = await desk.list({ from: '2019-02-01', to: '2019-03-01' });
  expect(found).toEqual([]);
});

test('billable time without a rate, and time in another currency, are said beside a budget of money, never counted as nothing', async () => {
  const { member } = desk.muster.organization.people.manager;
  const project = await desk.running({ budget_minutes: null, budget_minor: 100_000, name: 'Dock' });
  const entry = { member_id: member, project_id: project, source: 'manual', billable: true };
  await desk.insert('activity_entries', { ...entry, work_date: dayFrom(-9), duration_s: 7_200 });
  await desk.insert('activity_entries', {
    ...{ ...entry, work_date: dayFrom(-8), duration_s: 3_600, currency: 'NOK', bill_minor: 90_000 },
    ...{ cost_minor: 40_000, bill_rate: '900' },
  });
  const run = await desk.run();
  expect((await gapsOf(run.id)).get('budgets')).toEqual(
    expect.arrayContaining(['no-rates', 'no-exchange-rate']),
  );
  const [uncounted] = await desk.list({ subject: project, kind: 'budget-uncounted' });
  const values = Object.fromEntries((uncounted?.evidence ?? []).map(({ code, is }) => [code, is]));
  expect(values['without-rate']).toEqual({ unit: 'seconds', value: 7_200 });
  expect(values['other-currency']).toEqual({ unit: 'seconds', value: 3_600 });
  expect(values.used).toEqual({ unit: 'unknown', value: 'no-rate' });
  expect(values.share).toEqual({ unit: 'percent', value: 100 });
  const [unpriced] = await desk.list({ subject: project, kind: 'billable-unpriced' });
  expect(unpriced?.count).toBe(1);
});

test('a run whose statements are stopped, as those that take too long are, is tried again and then has failed with that', async () => {
  const { database, server } = desk.muster;
  const { body: begun } = await desk.start();
  const { data } = desk.waiting.splice(0).find(({ queue }) => queue === 'insight-runs') ?? { data: {} };
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin; lock table holidays in access exclusive mode');
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const trying = expect(runInsights(server.databases).run(data)).rejects.toThrow(/cancel/);
    await vi.waitUntil(async () => {
      const stopped = await database.query(
        `select pg_cancel_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%from organizations o%'`,
      );
      return stopped.length > 0;
    });
    await trying;
  }
  await other.end();
  expect(await read(begun.id)).toMatchObject({ state: 'failed', failure: 'defect', digest: null });
  // The next one isn't kept waiting by it.
  expect(await desk.run()).toMatchObject({ state: 'done' });
});

test('a run is done by the queue, by itself', async () => {
  const queued = await openInsightDesk();
  const jobs: Jobs = await openJobs(queued.muster.database.url, () => undefined);
  const { admin } = queued.muster.organization.people;
  const organization = queued.muster.organization.id;
  await jobs.work([runInsights(queued.muster.server.databases)]);
  const { body: run } = await queued.start();
  for (const { queue, data } of queued.waiting.splice(0))
    await queued.muster.server.databases.within({ organization, sub: null, writes: true }, (db) =>
      jobs.enqueue(db, queue, data),
    );
  const state = async () =>
    (await queued.muster.as(admin)(endpoints.readInsightRun, { organization, params: { run_id: run.id } }))
      .body.state;
  await expect.poll(state, { interval: 100, timeout: 30_000 }).toBe('done');
  await jobs.stop();
  await queued.muster.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#contract/access/roles.ts';
import * as endpoints from '#contract/insights/endpoints.ts';
import { type InsightDesk, openInsightDesk } from './fixtures/desk.ts';
import { runNightly } from './reactions.ts';

let desk: InsightDesk;
beforeAll(async () => {
  desk = await openInsightDesk();
});
afterAll(() => desk.muster.close());

test('only administrators read insights or begin runs: directors, owners and executives are refused', async () => {
  const { people, id: organization } = desk.muster.organization;
  for (const role of ROLES.filter((one) => one !== 'admin')) {
    const as = desk.muster.as(people[role]);
    expect((await as(endpoints.listInsights, { organization })).status).toBe(403);
    expect((await as(endpoints.startInsightRun, { organization, body: {} })).status).toBe(403);
  }
});

test('a run finds a budget that runs out, says what each detector read, and finds the same again over the same rows', async () => {
  const project = await desk.running();
  const first = await desk.run({ seed: 7 });
  expect(first).toMatchObject({ state: 'done', seed: 7, scheduled: false, failure: null });
  const { admin } = desk.muster.organization.people;
  expect(first.by).toBe(admin.name);
  const [found] = await desk.list({ subject: project, kind: 'budget-running-out' });
  expect(found).toMatchObject({ state: 'open', group: 'budget', found_now: true });
  const second = await desk.run({ seed: 7 });
  expect(second.digest).toBe(first.digest);
  expect(second).toMatchObject({ fresh: 0, gone: 0, repeats: { run_id: first.id, same: true } });
  const { log } = (
    await desk.muster.as(admin)(endpoints.readInsightRun, {
      ...{ organization: desk.muster.organization.id, params: { run_id: second.id } },
    })
  ).body;
  const budgets = log.find(({ detector }: { detector: string }) => detector === 'budgets');
  expect(budgets).toMatchObject({ rows: 8, found: 1 });
  expect(log.find(({ detector }: { detector: string }) => detector === 'rosters').gaps).toEqual([
    { code: 'no-shifts', count: null, text: null },
  ]);
});

test('what changes its rows changes its digest, and what is not found any more is gone', async () => {
  const project = await desk.running();
  const before = await desk.run();
  await desk.muster.database.query(`update projects set budget_minutes = 100000 where id = $1`, [project]);
  const after = await desk.run();
  expect(after.digest).not.toBe(before.digest);
  expect(after.gone).toBe(1);
  expect(await desk.list({ subject: project })).toMatchObject([{ state: 'gone', found_now: false }]);
});

test('one run is under way at a time, and one that is cancelled tells nothing', async () => {
  const { body: run } = await desk.start();
  expect(run.state).toBe('queued');
  expect((await desk.start()).body).toMatchObject({ rule: 'run-under-way' });
  const call = {
    ...{ organization: desk.muster.organization.id, params: { run_id: run.id }, version: run.version },
  };
  const as = desk.muster.as(desk.muster.organization.people.admin);
  const { body: cancelled } = await as(endpoints.cancelInsightRun, call);
  expect(cancelled).toMatchObject({ state: 'failed', failure: 'cancelled' });
  await desk.work();
  expect((await as(endpoints.readInsightRun, call)).body).toMatchObject({ state: 'failed', digest: null });
  const again = await as(endpoints.cancelInsightRun, { ...call, version: cancelled.version });
  expect(again.body).toMatchObject({ rule: 'run-over' });
});

test('a run whose worker was lost is taken up and ends once, whoever comes first', async () => {
  const { body: run } = await desk.start();
  // The first worker took it up and was never heard of again.
  await desk.muster.database.query(
    `update insight_runs set state = 'running', attempts = 1, started_at = now() where id = $1`,
    [run.id],
  );
  await desk.work();
  const as = desk.muster.as(desk.muster.organization.people.admin);
  const read = { organization: desk.muster.organization.id, params: { run_id: run.id } };
  expect((await as(endpoints.readInsightRun, read)).body).toMatchObject({ state: 'done' });
});

test('a run of an organization that rests says so, and nights begin none there', async () => {
  const resting = await openInsightDesk();
  const { id } = resting.muster.organization;
  await resting.start();
  await resting.muster.database.query(
    `update organizations set status = 'suspended', status_reason = 'unpaid', status_changed_at = now() where org_id = $1`,
    [id],
  );
  await resting.work();
  const runs = () =>
    resting.muster.database.query(
      `select state::text, failure, scheduled from insight_runs where org_id = $1`,
      [id],
    );
  expect(await runs()).toEqual([{ state: 'failed', failure: 'resting', scheduled: false }]);
  const begun: object[] = [];
  await runNightly(resting.muster.server.databases, async (_, __, data) => {
    begun.push(data);
  }).run({});
  expect(begun).toEqual([]);
  await resting.muster.close();
});

test('nights begin a run of every active organization, and none where one is under way', async () => {
  const begun: object[] = [];
  const night = runNightly(desk.muster.server.databases, async (_, __, data) => {
    begun.push(data);
  });
  await night.run({});
  await night.run({});
  expect(begun).toHaveLength(1);
  await desk.muster.database.query(
    `update insight_runs set state = 'failed', failure = 'cancelled', finished_at = now() where state = 'queued'`,
  );
});

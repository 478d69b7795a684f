import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Severity } from '#contract/ops-log/states.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

/** An incident that the coordinator has resolved by themselves. */
const resolved = async (severity: Severity) => {
  const id = await desk.entry({ type: 'incident', severity, title: 'Fence cut' });
  await desk.step(id, 'acknowledged');
  await desk.step(id, 'resolved');
  return id;
};
const stored = () =>
  desk.muster.database.query(`select (select count(*) from ops_log) as records, (select count(*) from events) as events,
    (select jsonb_agg(to_jsonb(i) order by entry_seq) from ops_log_items i) as items`);

test('an incident that one person closed as light is made grave by no correction, until it is opened again', async () => {
  const id = await resolved('sev4');
  await desk.step(id, 'closed');
  const before = await stored();
  for (const severity of ['sev1', 'sev2'])
    expect(refusal(await desk.correct(id, { severity }))).toEqual([422, 'reopen-first', 'severity']);
  expect(await stored()).toEqual(before);
  expect((await desk.correct(id, { severity: 'sev3' })).status).toBe(201);
  await desk.step(id, 'open');
  expect((await desk.correct(id, { severity: 'sev1' })).body.incident).toMatchObject({
    ...{ state: 'open', severity: 'sev1' },
  });
  await desk.step(id, 'acknowledged');
  await desk.step(id, 'resolved', { root_cause: 'Bolt cutters' });
  expect(refusal(await desk.step(id, 'closed'))[1]).toBe('second-person');
  expect((await desk.step(id, 'closed', {}, desk.manager)).status).toBe(200);
  expect((await desk.correct(id, { severity: 'sev2', title: 'Fence cut twice' })).status).toBe(201);
});

/** Holds the desk's log as whoever appends to it does, until so many others wait. */
const whileHeld = async (others: readonly (() => Promise<unknown>)[]) => {
  const client = new pg.Client({ connectionString: desk.muster.database.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select from ops_log_heads where project_id = $1 for update', [desk.project]);
    for (const [at, begin] of others.entries()) {
      void begin();
      await vi.waitFor(async () => {
        const waiting = await desk.muster.database.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(waiting).toHaveLength(at + 1);
      }, 10_000);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
};

test('whoever closes an incident and whoever makes it grave at that moment wait for each other', async () => {
  const answers: Promise<{ status: number; body: { rule?: string } }>[] = [];
  const close = (id: string) => () => {
    answers.push(desk.step(id, 'closed'));
    return Promise.resolve();
  };
  const weigh = (id: string) => () => {
    answers.push(desk.correct(id, { severity: 'sev1' }));
    return Promise.resolve();
  };
  const [one, other] = [await resolved('sev4'), await resolved('sev4')];
  await whileHeld([close(one), weigh(one)]);
  await whileHeld([weigh(other), close(other)]);
  const came = (await Promise.all(answers)).map(({ status, body }) => [status, body.rule]);
  expect(came).toEqual([
    [200, undefined],
    [422, 'reopen-first'],
    [201, undefined],
    [422, 'root-cause-required'],
  ]);
});

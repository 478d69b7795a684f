import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOpsLogEntry } from '#contract/ops-log/endpoints.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

const send = (key: string, title: string, fields = {}) =>
  desk.muster.as(desk.coordinator)(addOpsLogEntry, {
    params: { project_id: desk.project },
    body: { type: 'note', title, ...fields },
    key,
  });
const ask = (text: string, values: unknown[] = []) => desk.muster.database.query(text, values);

test('what is kept for a repetition is the answer that was given, to the letter', async () => {
  const key = randomUUID();
  const first = await send(key, 'Gate “3” – ünlocked', {
    occurred_at: '2026-03-02T10:00:00.005Z',
    tags: ['a'],
  });
  expect(first.status).toBe(201);
  expect(
    await send(key, 'Gate “3” – ünlocked', { occurred_at: '2026-03-02T10:00:00.005Z', tags: ['a'] }),
  ).toMatchObject({
    ...{ status: 201, body: first.body },
  });
  const [{ count }] = (await ask('select count(*)::int as count from ops_log where title = $1', [
    first.body.title,
  ])) as [{ count: number }];
  expect(count).toBe(1);
});

test('a record that is refused leaves neither its key nor an event, and says why it was refused', async () => {
  const key = randomUUID();
  const in30 = new Date(Date.now() + 30 * 60_000).toISOString();
  expect((await send(key, 'Not yet', { occurred_at: in30 })).body.rule).toBe('occurred-in-future');
  expect(await ask('select 1 from idempotency_keys where key = $1', [key])).toEqual([]);
  expect(await ask(`select 1 from events where changes -> 'title' ->> 1 = 'Not yet'`)).toEqual([]);
  expect((await send(key, 'Now')).status).toBe(201);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepHandover } from '#contract/ops-log/endpoints.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

/** Everything that a step could leave behind. */
const stored = () =>
  desk.muster.database.query(`select
    (select jsonb_agg(to_jsonb(h) order by project_id) from ops_log_heads h) as heads,
    (select jsonb_agg(to_jsonb(i) order by entry_seq, kind) from ops_log_items i) as items,
    (select count(*) from ops_log) as records, (select count(*) from events) as events,
    (select count(*) from idempotency_keys) as keys`);

test('who closes a grave incident that they resolved leaves nothing behind', async () => {
  const id = await desk.entry({ type: 'incident', severity: 'sev1' });
  await desk.step(id, 'acknowledged');
  await desk.step(id, 'resolved', { root_cause: 'A fuse' });
  const before = await stored();
  expect(refusal(await desk.step(id, 'closed'))).toEqual([422, 'second-person', '']);
  expect(await stored()).toEqual(before);
});

test('who closes a grave incident without its cause leaves nothing behind', async () => {
  const id = await desk.entry({ type: 'incident', severity: 'sev2' });
  await desk.step(id, 'acknowledged');
  await desk.step(id, 'resolved');
  const before = await stored();
  const answer = await desk.step(id, 'closed', {}, desk.manager);
  expect(refusal(answer)).toEqual([422, 'root-cause-required', 'root_cause']);
  expect(await stored()).toEqual(before);
});

test('who takes over what they handed over themselves leaves nothing behind', async () => {
  const shift_id = await desk.onShift(desk.coordinator, -8, 0.25);
  const id = await desk.entry({ type: 'handover', shift_id });
  const params = { project_id: desk.project, entry_id: id };
  const step = (to: HandoverState, note = '') =>
    desk.muster.as(desk.coordinator)(stepHandover, { params, body: { to, note } });
  await step('signed_out');
  const before = await stored();
  for (const to of ['acknowledged', 'disputed'] as const)
    expect(refusal(await step(to, 'Mine'))).toEqual([422, 'own-handover', '']);
  expect(await stored()).toEqual(before);
});

test('who says of a step what the chain says of it leaves nothing behind', async () => {
  const id = await desk.entry({ type: 'incident', severity: 'sev3' });
  const before = await stored();
  for (const field of ['hash', 'prev_hash', 'seq', 'recorded_at', 'author_id'])
    expect(refusal(await desk.step(id, 'acknowledged', { [field]: 'f'.repeat(64) }))).toEqual([
      ...[422, null, field],
    ]);
  expect(await stored()).toEqual(before);
});

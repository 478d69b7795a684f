import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Severity } from '#contract/ops-log/states.ts';
import { makePerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
afterAll(() => desk.muster.close());

const HAPPENED = '2026-03-02T10:00:00.000Z';
const report = (severity: Severity, fields = {}) =>
  desk.entry({ type: 'incident', severity, title: 'Fire at berth 2', occurred_at: HAPPENED, ...fields });

/** An incident that the coordinator has resolved. */
const resolved = async (severity: Severity) => {
  const id = await report(severity);
  await desk.step(id, 'acknowledged');
  await desk.step(id, 'resolved');
  return id;
};

test('an incident goes from open to closed, each step a record with who and when', async () => {
  const id = await report('sev3');
  expect((await desk.read(id)).body.incident).toEqual({
    ...{ state: 'open', severity: 'sev3', root_cause: null },
    ...{ acknowledged_after_s: null, resolved_after_s: null },
  });
  for (const [to, note] of [
    ['acknowledged', 'On my way'],
    ['mitigated', 'Sprinklers'],
    ['resolved', 'Out'],
    ['closed', ''],
  ] as const)
    expect(await desk.step(id, to, { note })).toMatchObject({
      status: 200,
      body: { incident: { state: to } },
    });
  const { body } = await desk.read(id);
  const author = { id: desk.coordinator.member, name: desk.coordinator.name };
  expect(body.steps).toMatchObject([
    { kind: 'incident', state: 'acknowledged', note: 'On my way', author },
    { state: 'mitigated', note: 'Sprinklers' },
    { state: 'resolved', note: 'Out' },
    { state: 'closed', note: '' },
  ]);
  expect((await desk.verify()).intact).toBe(true);
});

test('the times to acknowledge and to resolve are from when it happened, the first and the last', async () => {
  const id = await report('sev4');
  const after = ({ occurred_at }: { occurred_at: string }) =>
    Math.floor((Date.parse(occurred_at) - Date.parse(HAPPENED)) / 1000);
  for (const to of ['acknowledged', 'resolved', 'open', 'acknowledged', 'resolved'] as const)
    await desk.step(id, to);
  const { incident, steps } = (await desk.read(id)).body;
  expect(incident.acknowledged_after_s).toBe(after(steps[0]));
  expect(incident.resolved_after_s).toBe(after(steps[4]));
});

test('a step that is not the next one is refused, and says which are', async () => {
  const id = await report('sev3');
  const before = (await desk.read(id)).body;
  const answer = await desk.step(id, 'closed');
  expect(refusal(answer)).toEqual([422, 'incident-step', 'to']);
  expect(answer.body.message).toContain('acknowledged');
  expect((await desk.read(id)).body).toEqual(before);
});

test('what is grave is closed with a root cause, by somebody else than who resolved it', async () => {
  const id = await resolved('sev2');
  expect(refusal(await desk.step(id, 'closed', {}, desk.manager))).toEqual([
    422,
    'root-cause-required',
    'root_cause',
  ]);
  expect(refusal(await desk.step(id, 'closed', { root_cause: 'A cigarette' }))[1]).toBe('second-person');
  const { body } = await desk.step(id, 'closed', { root_cause: 'A cigarette' }, desk.manager);
  expect(body.incident).toMatchObject({ state: 'closed', root_cause: 'A cigarette' });
});

test('a root cause that was said on the way counts', async () => {
  const id = await report('sev1');
  await desk.step(id, 'acknowledged');
  await desk.step(id, 'resolved', { root_cause: 'A fuse' });
  expect((await desk.step(id, 'closed', {}, desk.manager)).body.incident.root_cause).toBe('A fuse');
});

test('what is not grave is closed by whoever resolved it', async () => {
  const id = await resolved('sev3');
  expect((await desk.step(id, 'closed')).status).toBe(200);
});

test('a closed incident is opened again, and resolved by somebody it needs another one to close', async () => {
  const id = await resolved('sev1');
  await desk.step(id, 'closed', { root_cause: 'A fuse' }, desk.manager);
  expect((await desk.step(id, 'open')).body.incident).toMatchObject({
    ...{ state: 'open', resolved_after_s: null },
  });
  await desk.step(id, 'acknowledged');
  await desk.step(id, 'resolved', {}, desk.manager);
  expect(refusal(await desk.step(id, 'closed', {}, desk.manager))[1]).toBe('second-person');
  expect((await desk.step(id, 'closed')).status).toBe(200);
});

test('a correction that says less grave makes no incident lighter to close', async () => {
  const id = await resolved('sev1');
  await desk.correct(id, { severity: 'sev4' });
  expect(refusal(await desk.step(id, 'closed', { root_cause: 'A fuse' }))[1]).toBe('second-person');
  const light = await resolved('sev4');
  await desk.correct(light, { severity: 'sev1' });
  expect(refusal(await desk.step(light, 'closed'))[1]).toBe('root-cause-required');
});

test('of two who close at the same time one is told that it is closed', async () => {
  const id = await resolved('sev3');
  const another = await makePerson(desk.muster.database, desk.muster.organization.id, 'coordinator');
  const answers = await Promise.all([desk.step(id, 'closed'), desk.step(id, 'closed', {}, another)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await desk.read(id)).body.steps).toHaveLength(3);
});

test('a note is no incident', async () => {
  expect(refusal(await desk.step(await desk.entry(), 'acknowledged'))).toEqual([422, 'not-an-incident', '']);
});

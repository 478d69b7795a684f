import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stepHandover } from '#contract/ops-log/endpoints.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let leaving: TestPerson;
let coming: TestPerson;
let id: string;
beforeAll(async () => {
  desk = await openOpsLogDesk();
});
/** Somebody whose shift ends in a quarter of an hour, and whoever comes then; the first has drafted a handover. */
beforeEach(async () => {
  const { database, organization } = desk.muster;
  await database.query('delete from assignments');
  leaving = await makePerson(database, organization.id, 'member');
  coming = await makePerson(database, organization.id, 'member');
  const shift_id = await desk.onShift(leaving, -8, 0.25);
  await desk.onShift(coming, 0.25, 8);
  const { body } = await desk.write({ type: 'handover', title: 'Day to night', shift_id }, leaving);
  id = body.id;
});
afterAll(() => desk.muster.close());

const step = (person: TestPerson, to: HandoverState, note = '') =>
  desk.muster.as(person)(stepHandover, {
    params: { project_id: desk.project, entry_id: id },
    body: { to, note },
  });

test('a handover is drafted, signed out by its author and acknowledged by whoever is rostered next', async () => {
  expect((await desk.read(id)).body.handover).toEqual({ state: 'drafted' });
  const { body } = await step(leaving, 'signed_out', 'All quiet');
  expect(body).toMatchObject({
    ...{ handover: { state: 'signed_out' }, rostered_next: [{ id: coming.member, name: coming.name }] },
  });
  const done = await step(coming, 'acknowledged');
  expect(done.body).toMatchObject({
    ...{ handover: { state: 'acknowledged' }, rostered_next: [] },
    steps: [
      { kind: 'handover', state: 'signed_out', note: 'All quiet', author: { id: leaving.member } },
      { kind: 'handover', state: 'acknowledged', author: { id: coming.member } },
    ],
  });
  expect((await desk.list({ open: 'yes' })).body.data).toEqual([]);
  expect((await desk.verify()).intact).toBe(true);
});

test('nobody acknowledges their own handover, whatever they may otherwise', async () => {
  await step(leaving, 'signed_out');
  for (const to of ['acknowledged', 'disputed'] as const)
    expect(refusal(await step(leaving, to, 'Mine'))).toEqual([422, 'own-handover', '']);
});

test('somebody who is not rostered next does not take over, and is told who does', async () => {
  await step(leaving, 'signed_out');
  const answer = await step(desk.coordinator, 'acknowledged');
  expect(refusal(answer)).toEqual([422, 'rostered-next', '']);
  expect(answer.body.message).toContain(coming.name);
});

test('where nobody is rostered next anybody else takes over', async () => {
  await desk.muster.database.query('delete from assignments where member_id = $1', [coming.member]);
  await step(leaving, 'signed_out');
  expect((await step(desk.coordinator, 'acknowledged')).status).toBe(200);
});

test('a handover that is disputed says why, and is signed out again', async () => {
  await step(leaving, 'signed_out');
  expect(refusal(await step(coming, 'disputed'))).toEqual([422, 'dispute-reason', 'note']);
  expect((await step(coming, 'disputed', 'Two keys are missing')).body.handover.state).toBe('disputed');
  expect((await step(leaving, 'signed_out', 'Found')).body.handover.state).toBe('signed_out');
  expect((await step(coming, 'acknowledged')).status).toBe(200);
});

test('a draft is neither acknowledged nor signed out by somebody else, and what was acknowledged stays so', async () => {
  expect(refusal(await step(coming, 'acknowledged'))).toEqual([422, 'handover-step', 'to']);
  expect(refusal(await step(desk.coordinator, 'signed_out'))).toEqual([422, 'own-handover', '']);
  await step(leaving, 'signed_out');
  await step(coming, 'acknowledged');
  expect(refusal(await step(coming, 'disputed', 'After all'))).toEqual([422, 'handover-step', 'to']);
});

test('a handover says which shift hands over', async () => {
  expect(refusal(await desk.write({ type: 'handover' }))).toEqual([422, 'handover-shift', 'shift_id']);
});

test('a note is no handover', async () => {
  id = await desk.entry();
  expect(refusal(await step(desk.coordinator, 'signed_out'))).toEqual([422, 'not-a-handover', '']);
});

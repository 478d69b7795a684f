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
  expect((await desk.read(id)).body.handover.state).toBe('drafted');
  const { body } = await step(leaving, 'signed_out', 'All quiet');
  const rostered_next = [{ id: coming.member, name: coming.name }];
  expect(body.handover).toEqual({ state: 'signed_out', rostered_next, may: [] });
  const done = await step(coming, 'acknowledged');
  expect(done.body).toMatchObject({
    handover: { state: 'acknowledged', rostered_next: [], may: [] },
    steps: [
      { kind: 'handover', state: 'signed_out', note: 'All quiet', author: { id: leaving.member } },
      { kind: 'handover', state: 'acknowledged', author: { id: coming.member } },
    ],
  });
  expect((await desk.list({ open: 'yes' })).body.data).toEqual([]);
  expect((await desk.verify()).intact).toBe(true);
});

test('everybody is told what they may do about a handover: its author, whoever is rostered next, and nobody else', async () => {
  const may = async (person: TestPerson) => (await desk.list({}, person)).body.data[0].handover.may;
  const all = async () => [await may(leaving), await may(coming), await may(desk.coordinator)];
  const { database } = desk.muster;
  expect(await all()).toEqual([['signed_out'], [], []]);
  await step(leaving, 'signed_out');
  expect(await all()).toEqual([[], ['acknowledged', 'disputed'], []]);
  await database.query('update assignments set archived_at = now() where member_id = $1', [coming.member]);
  expect(await may(desk.coordinator)).toEqual(['acknowledged', 'disputed']);
  expect(await may(leaving)).toEqual([]);
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

test('whoever is there by a shift hands over their own alone; whoever coordinates the project any of its', async () => {
  const { database } = desk.muster;
  const [taken] = await database.query<{ shift_id: string }>(
    'select shift_id from assignments where member_id = $1',
    [leaving.member],
  );
  const handover = { type: 'handover', title: 'In their place', shift_id: taken?.shift_id };
  const records = () => database.query('select count(*) from ops_log');
  const before = await records();
  expect(refusal(await desk.write(handover, coming))).toEqual([422, 'foreign-shift', 'shift_id']);
  expect(await records()).toEqual(before);
  expect((await desk.write({ ...handover, type: 'note' }, coming)).status).toBe(201);
  expect((await desk.write(handover)).status).toBe(201);
});

test('a note is no handover', async () => {
  id = await desk.entry();
  expect(refusal(await step(desk.coordinator, 'signed_out'))).toEqual([422, 'not-a-handover', '']);
});

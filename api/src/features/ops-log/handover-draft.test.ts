import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepHandover } from '#contract/ops-log/endpoints.ts';
import { draftHandover } from '#contract/ops-log/handover-draft.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let leaving: TestPerson;
let coming: TestPerson;
let shift: string;
/** Somebody whose shift ends in a quarter of an hour, and whoever comes then. */
beforeAll(async () => {
  desk = await openOpsLogDesk();
  const { database, organization } = desk.muster;
  leaving = await makePerson(database, organization.id, 'member');
  coming = await makePerson(database, organization.id, 'member');
  shift = await desk.onShift(leaving, -8, 0.25);
  await desk.onShift(coming, 0.25, 8);
});
afterAll(() => desk.muster.close());

const draft = (person = leaving) =>
  desk.muster.as(person)(draftHandover, { params: { project_id: desk.project } });
const step = (id: string, person: TestPerson, to: HandoverState, note = '') =>
  desk.muster.as(person)(stepHandover, {
    params: { project_id: desk.project, entry_id: id },
    body: { to, note },
  });

test('where nothing is open and nothing was written, a draft says so and has the shift of whoever writes', async () => {
  const { status, body } = await draft();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ since: null, incidents: [], follow_ups: [], disputed: [], written: { count: 0, named: [] } },
    shift: { id: shift, day: desk.today },
  });
  expect((await draft(desk.coordinator)).body.shift).toBeNull();
});

test('it has what is open: incidents with their state and who has them, follow-ups, and what is disputed', async () => {
  const open = await desk.entry({ type: 'incident', severity: 'sev1', title: 'Crane 2 stands' });
  const taken = await desk.entry({ type: 'incident', severity: 'sev3', title: 'Gate stuck' });
  await desk.step(taken, 'acknowledged');
  await desk.correct(taken, { title: 'Gate 3 stuck', severity: 'sev3' });
  const closed = await desk.entry({ type: 'incident', severity: 'sev4', title: 'Bin full' });
  for (const to of ['acknowledged', 'resolved', 'closed'] as const) await desk.step(closed, to);
  const left = await desk.entry({
    ...{ title: 'Order a lock', follow_up: { owner_id: coming.member, due: '2036-04-01' } },
  });
  const handed = (await desk.write({ type: 'handover', title: 'Day', shift_id: shift }, leaving)).body.id;
  await step(handed, leaving, 'signed_out');
  await step(handed, coming, 'disputed', 'Two keys are missing');
  const { body } = await draft();
  const { name } = desk.coordinator;
  expect(body).toMatchObject({
    incidents: [
      { id: open, title: 'Crane 2 stands', severity: 'sev1', state: 'open', by: null },
      { id: taken, title: 'Gate 3 stuck', state: 'acknowledged', by: { id: desk.coordinator.member, name } },
    ],
    follow_ups: [{ id: left, title: 'Order a lock', owner: { name: coming.name }, due: '2036-04-01' }],
    disputed: [{ id: handed, note: 'Two keys are missing', by: { name: coming.name } }],
    since: { id: handed, title: 'Day' },
  });
});

test('it counts what was written since something was signed out last, and names what is grave or was decided', async () => {
  expect((await draft()).body.written).toEqual({ count: 0, named: [] });
  await desk.entry();
  const decided = await desk.entry({ type: 'decision', title: 'Gate 2 stays shut' });
  const grave = await desk.entry({ type: 'safety', severity: 'sev3', title: 'Oil on the quay' });
  await desk.entry({ type: 'visitor', severity: 'sev4', title: 'Customs' });
  const { written } = (await draft()).body;
  expect(written).toMatchObject({
    count: 4,
    named: [
      { id: grave, severity: 'sev3', title: 'Oil on the quay' },
      { id: decided, type: 'decision', title: 'Gate 2 stays shut' },
    ],
  });
});

test('without a handover before, what was written in the last day is counted, and nothing older', async () => {
  const other = await openOpsLogDesk();
  const [old] = [await other.entry({ title: 'Old', severity: 'sev2' }), await other.entry()];
  await other.tamper(`update ops_log set recorded_at = recorded_at - interval '25 hours',
    occurred_at = occurred_at - interval '25 hours' where id = '${old}'`);
  const { body } = await other.muster.as(other.coordinator)(draftHandover, {
    params: { project_id: other.project },
  });
  expect(body.written).toEqual({ count: 1, named: [] });
  await other.muster.close();
});

test('whoever is not on shift and has no rule for it is given nothing', async () => {
  const stranger = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  expect((await draft(stranger)).status).toBe(403);
});

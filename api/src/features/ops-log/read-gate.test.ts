import { afterEach, beforeEach, expect, test } from 'vitest';
import { stepHandover } from '#contract/ops-log/endpoints.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { checkIn } from '#contract/shifts/assignment-endpoints.ts';
import { readOwnPlan } from '#contract/shifts/plan-endpoints.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { refusal } from '../../../test/time-desk.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let leaving: TestPerson;
let coming: TestPerson;
let id: string;
/** On a project where taking over comes before checking in, somebody has drafted a handover to whoever comes next. */
beforeEach(async () => {
  desk = await openOpsLogDesk();
  await gate(true);
  leaving = await guard();
  coming = await guard();
  const shift_id = await desk.onShift(leaving, -8, 0.25);
  await desk.onShift(coming, 0.25, 8);
  id = (await desk.write({ type: 'handover', title: 'Day to night', shift_id }, leaving)).body.id;
});
afterEach(() => desk.muster.close());

const guard = async () => {
  const { database, organization } = desk.muster;
  const person = await makePerson(database, organization.id, 'member');
  const grant = { org_id: organization.id, subject: person.sub, role: 'member', project_id: desk.project };
  await insertRow(database, 'role_grants', grant);
  return person;
};
const gate = (is: boolean) => desk.muster.database.query('update projects set handover_gate = $1', [is]);
const step = (person: TestPerson, to: HandoverState, note = '') =>
  desk.muster.as(person)(stepHandover, {
    params: { project_id: desk.project, entry_id: id },
    body: { to, note },
  });
const booking = async (person: TestPerson) => {
  const [row] = await desk.muster.database.query<{ id: string }>(
    'select id from assignments where member_id = $1',
    [person.member],
  );
  return row?.id ?? '';
};
const arrive = async (person = coming) =>
  desk.muster.as(person)(checkIn, {
    params: { project_id: desk.project, assignment_id: await booking(person) },
    body: {},
  });
/** What somebody's plan says that they have to take over before they check in. */
const unread = async (person = coming) => {
  const { today } = desk;
  const { body } = await desk.muster.as(person)(readOwnPlan, { query: { from: today, to: today } });
  return body.shifts[0].check_in.unread_handover;
};

test('whoever is on the next shift checks in once they took over, and their plan says so before they try', async () => {
  await step(leaving, 'signed_out');
  const { sequence } = (await desk.read(id)).body;
  expect(await unread()).toEqual({ id, sequence });
  const refused = await arrive();
  expect(refusal(refused)).toEqual([422, 'handover-unread', '']);
  expect(refused.body.message).toContain(`#${sequence}`);
  const [row] = await desk.muster.database.query('select status from assignments where member_id = $1', [
    coming.member,
  ]);
  expect(row).toEqual({ status: 'confirmed' });
  await step(coming, 'acknowledged');
  expect(await unread()).toBeNull();
  expect((await arrive()).status).toBe(200);
});

test('one that was disputed lets them in, until it is signed out again', async () => {
  await step(leaving, 'signed_out');
  await step(coming, 'disputed', 'Two keys are missing');
  expect(await unread()).toBeNull();
  await step(leaving, 'signed_out', 'Found');
  expect(refusal(await arrive())).toEqual([422, 'handover-unread', '']);
  await step(coming, 'disputed', 'One is missing still');
  expect((await arrive()).status).toBe(200);
});

test('a draft holds nobody up, nor does a project that does not say so, nor somebody else who comes', async () => {
  expect(await unread()).toBeNull();
  await step(leaving, 'signed_out');
  const other = await guard();
  await desk.onShift(other, 0.4, 8);
  expect((await arrive(other)).status).toBe(200);
  await gate(false);
  expect(await unread()).toBeNull();
  expect((await arrive()).status).toBe(200);
});

test('one of several takes over for all', async () => {
  await desk.muster.database.query(
    `insert into assignments (org_id, shift_id, project_id, day, starts_at, ends_at, break_min, booking, status, published_at, member_id)
     select org_id, shift_id, project_id, day, starts_at, ends_at, break_min, booking, status, published_at, $2 from assignments where member_id = $1`,
    [coming.member, desk.coordinator.member],
  );
  await step(leaving, 'signed_out');
  expect(refusal(await arrive(desk.coordinator))).toEqual([422, 'handover-unread', '']);
  await step(coming, 'acknowledged');
  expect((await arrive(desk.coordinator)).status).toBe(200);
});

test('whoever coordinates the project lets them in with a reason, and what was handed over is still taken over', async () => {
  await step(leaving, 'signed_out');
  const { may } = (await desk.read(id)).body.handover;
  expect(may).toEqual(['waived']);
  expect(refusal(await step(desk.coordinator, 'waived'))).toEqual([422, 'waive-reason', 'note']);
  expect(refusal(await step(coming, 'waived', 'Late'))).toEqual([422, 'waive-rank', '']);
  const { body } = await step(desk.coordinator, 'waived', 'The gate is empty');
  expect(body).toMatchObject({
    handover: { state: 'waived', rostered_next: [{ id: coming.member }] },
    steps: [{ state: 'signed_out' }, { state: 'waived', note: 'The gate is empty' }],
  });
  expect((await arrive()).status).toBe(200);
  const [event] = await desk.muster.database.query(
    "select changes from events where changes ->> 'state' is not null and subject_id = $1 order by id desc limit 1",
    [id],
  );
  expect(event).toEqual({ changes: { state: ['signed_out', 'waived'] } });
  expect((await step(coming, 'acknowledged')).status).toBe(200);
  expect(await desk.verify()).toMatchObject({ intact: true, fault: null });
});

test('nobody waives where nobody is held up, nor what they handed over themselves', async () => {
  await step(leaving, 'signed_out');
  await gate(false);
  expect(refusal(await step(desk.coordinator, 'waived', 'Late'))).toEqual([422, 'no-read-gate', '']);
  expect((await desk.read(id)).body.handover.may).toEqual([]);
  await gate(true);
  const shift_id = await desk.onShift(desk.coordinator, -8, 0.25);
  id = await desk.entry({ type: 'handover', title: 'Mine', shift_id });
  await step(desk.coordinator, 'signed_out');
  expect(refusal(await step(desk.coordinator, 'waived', 'Late'))).toEqual([422, 'own-handover', '']);
});

test.each(['read', 'create'])(
  'nobody is held up where a rule keeps them from the log: %s',
  async (action) => {
    await step(leaving, 'signed_out');
    await desk.muster.database.query(
      `insert into policy_rules (minimum, domain, object, action, effect) values
     ('member', '/org/:org/project/:pid', '/projects/:id/ops-log', $1, 'deny')`,
      [action],
    );
    expect((await step(coming, 'acknowledged')).status).toBe(action === 'read' ? 404 : 403);
    expect(await unread()).toBeNull();
    expect((await arrive()).status).toBe(200);
  },
);

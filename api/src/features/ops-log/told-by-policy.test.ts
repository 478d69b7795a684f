import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { stepHandover } from '#contract/ops-log/endpoints.ts';
import type { HandoverState } from '#contract/ops-log/states.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTelling } from '../../../test/telling.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

const telling = openTelling();
let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk(telling.jobs);
});
afterEach(() => desk.muster.database.query("delete from policy_rules where effect = 'deny'"));
afterAll(() => desk.muster.close());

/** A rule of an organization's own: a role reads no ops-log. */
const refuse = (role: 'member' | 'manager') =>
  desk.muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values
     ('${role}', '/org/:org/project/:pid', '/projects/:id/ops-log', 'read', 'deny')`,
  );
const told = async (person: TestPerson) => {
  await telling.work(desk.muster);
  return telling.toldTo(desk.muster, person);
};
const guard = () => makePerson(desk.muster.database, desk.muster.organization.id, 'member');
const step = (id: string, person: TestPerson, to: HandoverState, note = '') =>
  desk.muster.as(person)(stepHandover, {
    params: { project_id: desk.project, entry_id: id },
    body: { to, note },
  });
/** A handover that somebody signs out a quarter of an hour before somebody else comes. */
const handOver = async (title: string) => {
  const [leaving, coming] = [await guard(), await guard()];
  const shift_id = await desk.onShift(leaving, -8, 0.25);
  await desk.onShift(coming, 0.25, 8);
  const { id } = (await desk.write({ type: 'handover', title, shift_id }, leaving)).body;
  await step(id, leaving, 'signed_out');
  return { id, leaving, coming };
};

test('nobody hears of an incident that the policy lets them not read, whatever their rank: the next one does', async () => {
  const { manager, director } = desk.muster.organization.people;
  await refuse('manager');
  await desk.entry({ type: 'incident', severity: 'sev1', title: 'Secret of the crane' });
  expect(await told(manager)).toEqual([]);
  expect(await told(director)).toMatchObject([{ message: 'Secret of the crane' }]);
});

test('an owner of a project who may not read its log hears of nothing in it', async () => {
  const owner = await guard();
  await desk.muster.database.query('update projects set owner_id = $1', [owner.member]);
  await desk.entry({ type: 'incident', severity: 'sev1', title: 'Not for the owner' });
  expect(await told(owner)).toEqual([]);
});

test('a handover isn’t told to whoever comes next where a rule refuses them the log, and to them where none does', async () => {
  const { coming } = await handOver('Keys in the safe');
  expect(await told(coming)).toMatchObject([{ type: 'handover.waiting' }]);
  await desk.muster.database.query('delete from assignments');
  await refuse('member');
  // Whoever wrote it doesn't get in any more either: the coordinator's is told of instead.
  const next = await guard();
  const shift_id = await desk.onShift(desk.coordinator, -8, 0.25);
  await desk.onShift(next, 0.25, 8);
  const id = await desk.entry({ type: 'handover', title: 'Code of the gate', shift_id });
  await step(id, desk.coordinator, 'signed_out');
  expect(await told(next)).toEqual([]);
  await desk.muster.database.query('delete from assignments');
});

test('a follow-up is told to whoever has to do it even so, but not in the words of the log', async () => {
  const owner = await guard();
  const give = (title: string) =>
    desk.entry({ title, follow_up: { owner_id: owner.member, due: '2036-06-01' } });
  await give('Order a padlock');
  expect(await told(owner)).toMatchObject([{ message: 'Order a padlock · due 1 Jun' }]);
  await refuse('member');
  await give('Change the code 4711');
  const [last] = (await told(owner)).slice(-1);
  expect(last).toMatchObject({
    type: 'follow-up.given',
    message: 'You may not read its ops-log: ask whoever wrote it. · due 1 Jun',
    url: `/manager/projects/${desk.project}`,
  });
});

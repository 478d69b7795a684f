import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { type OpsLogDesk, openOpsLogDesk } from './fixtures/desk.ts';

let desk: OpsLogDesk;
let guard: TestPerson;
/** Members read no ops-log by a rule of their organization, and one of them is on shift. */
beforeAll(async () => {
  desk = await openOpsLogDesk();
  await desk.muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values
     ('member', '/org/:org/project/:pid', '/projects/:id/ops-log', 'read', 'deny')`,
  );
});
beforeEach(async () => {
  guard = await makePerson(desk.muster.database, desk.muster.organization.id, 'member');
  await desk.onShift(guard, -1, 7);
});
afterAll(() => desk.muster.close());

test('whoever is refused the log by a rule reads no entry by taking a step of it, and takes none', async () => {
  const { database } = desk.muster;
  const [{ count: before } = {}] = await database.query('select count(*) from ops_log');
  const answer = await desk.write({ type: 'incident', severity: 'sev3', title: 'Secret' }, guard);
  expect(answer.status).toBe(201);
  const other = await makePerson(database, desk.muster.organization.id, 'member');
  await desk.onShift(other, -1, 7);
  const step = await desk.step(answer.body.id, 'acknowledged', {}, other);
  expect([step.status, JSON.stringify(step.body)]).toEqual([404, expect.not.stringContaining('Secret')]);
  expect(await database.query('select count(*)::int - $1::int as added from ops_log', [before])).toEqual([
    { added: 1 },
  ]);
  // Their own they know already.
  expect((await desk.step(answer.body.id, 'acknowledged', {}, guard)).status).toBe(200);
});

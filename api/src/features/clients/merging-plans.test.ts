import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccountPlan } from '../../../test/factories/account-plan.ts';
import { openMergingDesk } from '../../../test/merging-desk.ts';

let desk: Awaited<ReturnType<typeof openMergingDesk>>;
beforeAll(async () => {
  desk = await openMergingDesk();
});
afterAll(() => desk.muster.close());

test('two clients with an active account plan each aren’t merged before one of these is closed', async () => {
  const [winner, loser] = [await desk.make({ name: 'Quay' }), await desk.make({ name: 'Quay Ltd' })];
  const { organization, database } = desk.muster;
  const activate = (client_id: string, name: string) =>
    makeAccountPlan(database, organization, client_id, { name, status: 'active' });
  await activate(winner.id, 'One');
  const other = await activate(loser.id, 'Other');
  const refused = await desk.merge(loser, winner, []);
  expect(refused.body).toMatchObject({ rule: 'merge-active-plans', fields: [{ field: 'winner_id' }] });
  expect(refused.body.message).toContain('“One” and “Other”');
  expect((await desk.preview(loser, winner)).body).toMatchObject({ rule: 'merge-active-plans' });
  await database.query("update account_plans set status = 'closed', closed_reason = 'Over' where id = $1", [
    other,
  ]);
  expect((await desk.merge(loser, winner, [])).status).toBe(200);
});

test('a project and the plan it serves both follow the client, and go back unless they would be torn apart', async () => {
  const [winner, loser] = [await desk.make({ name: 'Pier' }), await desk.make({ name: 'Pier Ltd' })];
  const { organization, database } = desk.muster;
  const plan = await makeAccountPlan(database, organization, loser.id);
  const [served, other] = [await desk.project(loser), await desk.project(winner, 'Fence')];
  const serve = (project: string, of: string | null) =>
    database.query('update projects set account_plan_id = $2 where id = $1', [project, of]);
  const clients = () =>
    database.query(
      `select p.client_id = a.client_id as together from projects p
       join account_plans a on a.id = p.account_plan_id where a.id = $1`,
      [plan],
    );
  await serve(served, plan);
  const { body: merged } = await desk.merge(loser, winner, []);
  expect(await clients()).toEqual([{ together: true }]);
  await serve(other, plan);
  const refused = await desk.undo(merged.id);
  expect(refused.body).toMatchObject({ rule: 'merge-touched' });
  expect(refused.body.message).toContain(
    'The project Fence serves an account plan of the other client by now',
  );
  await serve(other, null);
  expect((await desk.undo(merged.id)).status).toBe(200);
  expect(await clients()).toEqual([{ together: true }]);
});

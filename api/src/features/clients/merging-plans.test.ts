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

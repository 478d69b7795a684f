import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/account-plans/endpoints.ts';
import { type AccountPlanDesk, accountPlanDesk } from '../../../test/account-plan-desk.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: AccountPlanDesk;
beforeAll(async () => {
  muster = await openTestServer();
  desk = await accountPlanDesk(muster);
});
afterAll(() => muster.close());

const newClient = () => makeClient(muster.database, muster.organization, { name: 'Harbour' });

test('a plan is active once it is approved, and one of a client at a time', async () => {
  const client_id = await newClient();
  const first = await desk.make({ client_id, name: 'This year' });
  expect((await desk.activate(first.id)).body).toMatchObject({ rule: 'wrong-state' });
  await desk.stand(first.id, 'approved');
  expect((await desk.activate(first.id)).body).toMatchObject({ status: 'active' });
  const second = await desk.make({ client_id, name: 'Next year' });
  await desk.stand(second.id, 'approved');
  const refused = await desk.activate(second.id);
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ rule: 'active-plan-exists' });
  expect(refused.body.message).toContain('“This year”');
  expect(await desk.read(second.id)).toMatchObject({ status: 'approved' });
});

test('of two plans of a client that are activated at once, the later one is told of the first', async () => {
  const client_id = await newClient();
  const make = async (name: string) => {
    const { id } = await desk.make({ client_id, name });
    await desk.stand(id, 'approved');
    return id;
  };
  const [one, other] = [await make('One'), await make('Other')];
  const both = await Promise.all([desk.activate(one), desk.activate(other)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const refused = both.find(({ status }) => status === 422);
  const active = both.find(({ status }) => status === 200);
  expect(refused?.body).toMatchObject({ rule: 'active-plan-exists' });
  expect(refused?.body.message).toContain(active?.body.name);
});

test('closing says how it ended, recalls what waits, and makes room for the next', async () => {
  const client_id = await newClient();
  const { id } = await desk.make({ client_id });
  await desk.stand(id, 'active');
  await muster.database.query(
    `insert into plan_revisions (org_id, plan_id, revision, snapshot, submitted_at) values ($1, $2, 1, '{}', now())`,
    [muster.organization.id, id],
  );
  await muster.database.query('update account_plans set waiting_revision = 1 where id = $1', [id]);
  const { version } = await desk.read(id);
  const params = { plan_id: id };
  const stale = await desk.call()(endpoints.closePlan, {
    ...{ params, body: { version: version - 1, reason: 'Over' } },
  });
  expect(stale.status).toBe(412);
  const { body } = await desk.call()(endpoints.closePlan, { params, body: { version, reason: 'Over' } });
  expect(body).toMatchObject({ status: 'closed', closed_reason: 'Over', waiting_revision: null });
  const [revision] = await muster.database.query('select outcome from plan_revisions where plan_id = $1', [
    id,
  ]);
  expect(revision).toEqual({ outcome: 'recalled' });
  const again = await desk.call()(endpoints.closePlan, {
    ...{ params, body: { version: body.version, reason: 'Again' } },
  });
  expect(again.body).toMatchObject({ rule: 'wrong-state' });
  const next = await desk.make({ client_id });
  await desk.stand(next.id, 'approved');
  expect((await desk.activate(next.id)).status).toBe(200);
});

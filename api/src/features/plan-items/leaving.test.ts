import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateContact } from '#contract/clients/contact-endpoints.ts';
import { type PlanDesk, planDesk } from '../../../test/plan-desk.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { openTelling, type Telling } from '../../../test/telling.ts';

let muster: TestServer;
let desk: PlanDesk;
let telling: Telling;
beforeAll(async () => {
  telling = openTelling();
  muster = await openTestServer({}, {}, telling.jobs);
  desk = await planDesk(muster);
});
afterAll(() => muster.close());

/** Says when somebody left, null once they are back. */
const leave = async (of: PlanDesk, contact_id: string, left_at: string | null, version: number) => {
  const params = { client_id: of.client, contact_id };
  const { admin } = muster.organization.people;
  const { status } = await of.call(admin)(updateContact, { params, version, body: { left_at } });
  expect(status).toBe(200);
  await telling.work(muster);
};
const covered = async () => (await desk.row()).coverage_pct;

test('whoever has left the client is not counted as known, until they come back', async () => {
  const [chief, clerk] = [await desk.contact('Chief'), await desk.contact('Clerk')];
  const put = (contact_id: string, coverage: number, influence: number) =>
    desk.made({ kind: 'stakeholder', fields: { contact_id, coverage, influence } });
  await put(chief, 4, 5);
  await put(clerk, 1, 5);
  expect(await covered()).toBe(63);
  const { version } = await desk.row();
  const trail = (await desk.events()).length;
  await leave(desk, chief, '2026-01-05', 1);
  expect(await covered()).toBe(25);
  expect(await desk.row()).toMatchObject({ version });
  expect((await desk.events()).length).toBe(trail);
  const { id } = await put(await desk.contact('Deputy'), 3, 5);
  expect(await covered()).toBe(50);
  await desk.remove(id, 'stakeholder');
  await leave(desk, chief, null, 2);
  expect(await covered()).toBe(63);
});

test('where everybody has left nobody is covered, and a plan that is closed keeps what it came to', async () => {
  const only = await planDesk(muster);
  const contact_id = await only.contact('Only');
  await only.made({ kind: 'stakeholder', fields: { contact_id, coverage: 2, influence: 5 } });
  await leave(only, contact_id, '2026-01-05', 1);
  expect((await only.row()).coverage_pct).toBeNull();
  await leave(only, contact_id, null, 2);
  expect((await only.row()).coverage_pct).toBe(50);
  const close = "update account_plans set status = 'closed', closed_reason = 'Over' where id = $1";
  await muster.database.query(close, [only.plan]);
  await leave(only, contact_id, '2026-01-06', 3);
  expect((await only.row()).coverage_pct).toBe(50);
});

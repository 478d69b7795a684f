import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listClients, readClient } from '#contract/clients/endpoints.ts';
import { chooseOrganization } from '#contract/users/endpoints.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeEntry } from '../../../test/factories/entry.ts';
import { type OpsLogDesk, openOpsLogDesk } from '../ops-log/fixtures/desk.ts';

let desk: OpsLogDesk;
beforeAll(async () => {
  desk = await openOpsLogDesk();
  const { id, people } = desk.muster.organization;
  await desk.muster.as(people.admin)(chooseOrganization, { body: { id } });
});
afterAll(() => desk.muster.close());
afterEach(() => desk.muster.database.query("delete from policy_rules where effect = 'deny'"));

const client = (name: string, fields = {}) =>
  makeClient(desk.muster.database, desk.muster.organization, { name, ...fields });
const project = (client_id: string, fields = {}) =>
  desk.makeProject({ client_id, start_date: '2020-01-01', ...fields });
const hour = (project_id: string, fields = {}) =>
  makeEntry(desk.muster.database, desk.muster.organization, {
    ...{ project_id, billable: true, currency: 'GBP', bill_minor: 4000, cost_minor: 2999, ...fields },
  });
const names = async (query: object) => {
  const { body } = await desk.muster.as(desk.muster.organization.people.admin)(listClients, { query });
  return body.data.map(({ name }: { name: string }) => name);
};
const read = async (client_id: string, person = desk.manager) =>
  (await desk.muster.as(person)(readClient, { params: { client_id } })).body;

test('a client says when time was last logged and what is left of all that was sold', async () => {
  const id = await client('Worked');
  const of = await project(id);
  await hour(of, { work_date: '2026-03-02' });
  await hour(of, { work_date: '2026-02-02' });
  expect(await read(id)).toMatchObject({ last_work_day: '2026-03-02', margin_pct: 25 });
  expect(await read(await client('Idle'))).toMatchObject({ last_work_day: null, margin_pct: null });
});

test('amounts of several currencies make no margin', async () => {
  const id = await client('Abroad');
  await hour(await project(id));
  await hour(await project(id, { currency: 'EUR' }), { currency: 'EUR' });
  expect((await read(id)).margin_pct).toBeNull();
});

test('clients are found by words of their industry', async () => {
  await client('Rails', { industry: 'Public transport' });
  await client('Shops', { industry: 'Retail' });
  expect(await names({ industry: 'TRANS' })).toEqual(['Rails']);
});

test('clients with open incidents are found, of the ops-logs alone that the reader may read', async () => {
  const [gate, quay] = [await project(await client('Gate')), await project(await client('Quay'))];
  for (const one of [gate, quay])
    await desk.entry({ type: 'incident', severity: 'sev3', title: 'Fire' }, one);
  const closed = await project(await client('Calm'));
  const id = await desk.entry({ type: 'incident', severity: 'sev3', title: 'Smoke' }, closed);
  for (const to of ['acknowledged', 'resolved', 'closed'] as const)
    await desk.step(id, to, {}, desk.coordinator, closed);
  expect(await names({ has_incidents: 'true', sort: 'name' })).toEqual(['Gate', 'Quay']);
  await desk.muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values
     ('admin', '/org/:org/project/:pid', $1, 'read', 'deny')`,
    [`/projects/${quay}/ops-log`],
  );
  expect(await names({ has_incidents: 'true', sort: 'name' })).toEqual(['Gate']);
});

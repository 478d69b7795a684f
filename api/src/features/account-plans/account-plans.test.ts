import { afterAll, beforeAll, expect, test } from 'vitest';
import * as endpoints from '#contract/account-plans/endpoints.ts';
import { type AccountPlanDesk, accountPlanDesk } from '../../../test/account-plan-desk.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let desk: AccountPlanDesk;
let people: TestOrganization['people'];
beforeAll(async () => {
  muster = await openTestServer();
  desk = await accountPlanDesk(muster);
  ({ people } = muster.organization);
});
afterAll(() => muster.close());

test('a new plan is a draft in its client’s currency that its maker owns, reviewed for the first time after its months', async () => {
  const client_id = await makeClient(muster.database, muster.organization, {
    ...{ name: 'Harbour', currency: 'EUR' },
  });
  const { status, body } = await desk.create({ client_id, name: ' Quay growth ', tier: 'A' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ name: 'Quay growth', status: 'draft', tier: 'A', currency: 'EUR', review_every_months: 3 },
    ...{ client: { id: client_id, name: 'Harbour' }, owner: { id: people.manager.member }, sponsor: null },
    ...{ next_review_on: '2036-04-01', revision: 0, approved_revision: null, waiting_revision: null },
    ...{ health: null, coverage_pct: null, preset: null, from_plan: null, changed_since_approval: true },
    ...{ may_decide: false, why_not: null },
  });
  const [event] = await desk.events(body.id);
  expect(event).toMatchObject({
    type: 'account-plan.created',
    changes: { client: [null, 'Harbour'], owner: [null, 'Manager Person'], currency: [null, 'EUR'] },
  });
});

test('without a currency of its client it is in the organization’s', async () => {
  expect(await desk.make()).toMatchObject({ currency: 'GBP' });
});

test.each([
  [{ starts_on: '2036-02-01', ends_on: '2036-01-31' }, 'period-backwards', 'ends_on'],
  [{ starts_on: '2036-01-01', ends_on: '2039-01-01' }, 'period-too-long', 'ends_on'],
  [{ owner_id: '00000000-0000-7000-8000-000000000000' }, 'reference', 'owner_id'],
  [{ sponsor_id: '00000000-0000-7000-8000-000000000000' }, 'reference', 'sponsor_id'],
  [{ client_id: '00000000-0000-7000-8000-000000000000' }, 'reference', 'client_id'],
  [{ from_plan_id: '00000000-0000-7000-8000-000000000000' }, 'reference', 'from_plan_id'],
])(
  'what a new plan breaks is said beside its field, and nothing is made: %o',
  async (fields, rule, field) => {
    const { status, body } = await desk.create({ name: 'Refused', ...fields });
    expect(status).toBe(422);
    expect(body).toMatchObject({ rule, fields: [{ field }] });
    const { body: list } = await desk.call()(endpoints.listAccountPlans, { query: { q: 'Refused' } });
    expect(list.data).toEqual([]);
  },
);

test('36 months whole are a period, also from the last day of a month', async () => {
  expect((await desk.create({ starts_on: '2036-01-01', ends_on: '2038-12-31' })).status).toBe(201);
  expect((await desk.create({ starts_on: '2036-02-29', ends_on: '2039-02-27' })).status).toBe(201);
});

test('nobody plans for an archived client, and an administrator from outside says who owns a plan', async () => {
  const archived = { name: 'Gone', archived_at: '2026-01-01' };
  const client_id = await makeClient(muster.database, muster.organization, archived);
  expect((await desk.create({ client_id })).body).toMatchObject({ rule: 'client-archived' });
  expect((await desk.create({}, people.admin)).body).toMatchObject({
    ...{ rule: 'owner-required', fields: [{ field: 'owner_id' }] },
  });
  expect((await desk.create({ owner_id: people.owner.member ?? '' }, people.admin)).status).toBe(201);
});

test('its fields change over the version that was seen, by names in the trail, and the same again writes nothing', async () => {
  const { id, version } = await desk.make();
  const params = { plan_id: id };
  const body = { owner_id: people.owner.member ?? '', summary: 'All gates', revenue_target_minor: 420_000 };
  const changed = await desk.call()(endpoints.updateAccountPlan, { params, version, body });
  expect(changed.body).toMatchObject({ owner: { name: 'Owner Person' }, summary: 'All gates' });
  const stale = await desk.call()(endpoints.updateAccountPlan, { params, version, body: { name: 'Other' } });
  expect(stale.status).toBe(412);
  const again = await desk.call()(endpoints.updateAccountPlan, {
    ...{ params, version: changed.body.version, body },
  });
  expect(again.body.version).toBe(changed.body.version);
  const [, event, ...others] = await desk.events(id);
  expect(event).toMatchObject({
    type: 'account-plan.changed',
    changes: {
      ...{ owner: ['Manager Person', 'Owner Person'], summary: ['', 'All gates'] },
      revenue_target_minor: [null, 420_000],
    },
  });
  expect(others).toEqual([]);
});

test('of two who change a plan at once over one version, one is told of the other', async () => {
  const { id, version } = await desk.make();
  const change = (name: string) =>
    desk.call()(endpoints.updateAccountPlan, { params: { plan_id: id }, version, body: { name } });
  const both = await Promise.all([change('One'), change('Other')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('whoever writes is an author of the revision to come, and the part that changed is as old as that', async () => {
  const { id } = await desk.make();
  await desk.update(id, { strategy: 'Gate by gate' }, people.director);
  const authors = await muster.database.query(
    'select member_id, revision from plan_authors where plan_id = $1 order by id',
    [id],
  );
  expect(authors).toEqual([
    { member_id: people.manager.member, revision: 1 },
    { member_id: people.director.member, revision: 1 },
  ]);
  const [row] = await muster.database.query<{ touched: object }>(
    'select touched from account_plans where id = $1',
    [id],
  );
  expect(Object.keys(row?.touched ?? {})).toEqual(['strategy']);
});

test('a plan stays with its client once people, projects or a revision of it are this client’s', async () => {
  const other = await makeClient(muster.database, muster.organization, { name: 'Marina' });
  const { id } = await desk.make();
  expect((await desk.update(id, { client_id: other })).body.client).toMatchObject({ id: other });
  await desk.update(id, { client_id: desk.client });
  const org_id = muster.organization.id;
  const named = { org_id, client_id: desk.client, first_name: 'Ada', last_name: 'Quay' };
  const contact_id = await insertRow(muster.database, 'contacts', named);
  await insertRow(muster.database, 'plan_stakeholders', { org_id, plan_id: id, contact_id });
  expect((await desk.update(id, { client_id: other })).body).toMatchObject({
    ...{ rule: 'client-fixed', fields: [{ field: 'client_id' }] },
  });
  const submitted = await desk.make();
  await desk.stand(submitted.id, 'approved');
  expect((await desk.update(submitted.id, { client_id: other })).body.rule).toBe('client-fixed');
});

test('a plan stays in its currency once amounts are in it', async () => {
  const { id } = await desk.make();
  expect((await desk.update(id, { currency: 'USD' })).body.currency).toBe('USD');
  const org_id = muster.organization.id;
  await insertRow(muster.database, 'plan_opportunities', {
    ...{ org_id, plan_id: id, name: 'Nights', amount_minor: 5 },
  });
  expect((await desk.update(id, { currency: 'EUR' })).body).toMatchObject({ rule: 'currency-fixed' });
});

test('nobody writes in a plan that is in review, closed or archived', async () => {
  const { id } = await desk.make();
  await desk.stand(id, 'in_review');
  expect((await desk.update(id, { name: 'Other' })).body.rule).toBe('plan-in-review');
  const { version } = await desk.stand(id, 'active');
  const params = { plan_id: id };
  const closed = await desk.call()(endpoints.closePlan, { params, body: { version, reason: 'Over' } });
  expect(closed.body).toMatchObject({ status: 'closed', closed_reason: 'Over' });
  expect((await desk.update(id, { name: 'Other' })).body.rule).toBe('plan-closed');
  await desk.call(people.director)(endpoints.archiveAccountPlan, { params, version: closed.body.version });
  expect((await desk.update(id, { name: 'Other' })).body.rule).toBe('archived');
});

test('an archived plan leaves the list and comes back; an active one is closed first', async () => {
  const { id, version } = await desk.make({ name: 'Left' });
  const params = { plan_id: id };
  const director = desk.call(people.director);
  expect((await director(endpoints.archiveAccountPlan, { params, version })).status).toBe(204);
  const list = async (archived: string) =>
    (await director(endpoints.listAccountPlans, { query: { q: 'Left', archived } })).body.data.length;
  expect([await list('false'), await list('true')]).toEqual([0, 1]);
  const { body: back } = await director(endpoints.restoreAccountPlan, { params });
  expect(back).toMatchObject({ archived_at: null, status: 'draft' });
  const active = await desk.stand(id, 'active');
  const refused = await director(endpoints.archiveAccountPlan, { params, version: active.version });
  expect(refused.body).toMatchObject({ rule: 'plan-active' });
});

test('a coordinator reads plans and writes none, a member learns of none, and of another organization’s nobody does', async () => {
  const { id, version } = await desk.make();
  const params = { plan_id: id };
  const coordinator = desk.call(people.coordinator);
  expect((await coordinator(endpoints.readAccountPlan, { params })).status).toBe(200);
  expect((await desk.create({}, people.coordinator)).status).toBe(403);
  const body = { name: 'Other' };
  expect((await coordinator(endpoints.updateAccountPlan, { params, version, body })).status).toBe(403);
  expect((await desk.call(people.member)(endpoints.listAccountPlans)).status).toBe(403);
  const manager = desk.call(people.manager);
  expect((await manager(endpoints.archiveAccountPlan, { params, version })).status).toBe(403);
  const other = await makeOrganization(muster.database);
  const stranger = muster.as(other.people.manager);
  const asked = { organization: other.id, params };
  expect((await stranger(endpoints.readAccountPlan, asked)).status).toBe(404);
  expect((await stranger(endpoints.updateAccountPlan, { ...asked, version, body })).status).toBe(404);
});

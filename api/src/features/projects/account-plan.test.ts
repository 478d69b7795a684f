import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccountPlan } from '#contract/account-plans/endpoints.ts';
import {
  createProject,
  listProjectChanges,
  listProjects,
  previewProjectChanges,
  previewProjectCopy,
  readProject,
  updateProject,
} from '#contract/projects/endpoints.ts';
import { makeAccountPlan } from '../../../test/factories/account-plan.ts';
import { makeClient } from '../../../test/factories/client.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

type Role = 'member' | 'coordinator' | 'manager' | 'director';
const as = (role: Role) => muster.as(muster.organization.people[role]);
let count = 0;

/** A client with a plan. */
const makeServed = async () => {
  const { database, organization } = muster;
  const client_id = await makeClient(database, organization);
  return { client_id, plan: await makeAccountPlan(database, organization, client_id, { name: 'Growth' }) };
};
const create = (body: object, by: Role = 'manager') =>
  as(by)(createProject, {
    body: { code: `PLAN-${++count}`, name: 'Quay', start_date: '2026-01-01', ...body },
  });
const make = async (body: object) => (await create(body)).body;
const params = ({ id }: { id: string }) => ({ params: { project_id: id } });
const read = async (project: { id: string }, by: Role = 'manager') =>
  (await as(by)(readProject, params(project))).body;
const change = async (project: { id: string }, body: object, by: Role = 'director') =>
  as(by)(updateProject, { ...params(project), version: (await read(project)).version, body });
const REFUSED = { status: 422, body: { rule: 'plan-of-client', fields: [{ field: 'account_plan_id' }] } };

test('a project serves a plan of its client, which can be changed and taken off, and its changes tell of it', async () => {
  const { client_id, plan } = await makeServed();
  const { database, organization } = muster;
  const next = await makeAccountPlan(database, organization, client_id, { name: 'Next year' });
  const made = await make({ client_id, account_plan_id: plan });
  expect(made.account_plan).toEqual({ id: plan, name: 'Growth' });
  expect((await change(made, { account_plan_id: next })).body.account_plan).toEqual({
    ...{ id: next, name: 'Next year' },
  });
  expect((await change(made, { account_plan_id: null })).body.account_plan).toBeNull();
  const { body } = await as('manager')(listProjectChanges, params(made));
  expect(body.data.map(({ changes }: { changes: object }) => changes)).toMatchObject([
    { account_plan_id: [next, null] },
    { account_plan_id: [plan, next] },
    { account_plan_id: [null, plan] },
  ]);
});

test('a plan of another client, of another organization, of nobody or an archived one is refused the same way', async () => {
  const { client_id, plan } = await makeServed();
  const { database, organization } = muster;
  const foreign = await makeOrganization(database);
  const theirs = await makeAccountPlan(database, foreign, await makeClient(database, foreign));
  const archived = await makeAccountPlan(database, organization, client_id, { archived_at: '2026-01-01' });
  const mine = await make({ client_id, account_plan_id: plan });
  for (const account_plan_id of [(await makeServed()).plan, theirs, mine.id, archived]) {
    expect(await create({ client_id, account_plan_id })).toMatchObject(REFUSED);
    expect(await change(mine, { account_plan_id })).toMatchObject(REFUSED);
  }
  expect((await read(mine)).account_plan.id).toBe(plan);
});

test('internal work serves no plan, and work that becomes internal none any more', async () => {
  const { client_id, plan } = await makeServed();
  expect(await create({ type: 'internal', account_plan_id: plan })).toMatchObject(REFUSED);
  expect(await create({ type: 'internal', client_id, account_plan_id: plan })).toMatchObject(REFUSED);
  const made = await make({ client_id, account_plan_id: plan });
  expect(await change(made, { type: 'internal', account_plan_id: plan })).toMatchObject(REFUSED);
  expect((await change(made, { type: 'internal' })).body.account_plan).toBeNull();
});

test('another client takes the plan off, which is said beforehand, unless one of that client is chosen', async () => {
  const [one, other] = [await makeServed(), await makeServed()];
  const made = await make({ client_id: one.client_id, account_plan_id: one.plan });
  const said = async (body: object) =>
    (await as('manager')(previewProjectChanges, { ...params(made), body })).body.data;
  expect(await said({ client_id: other.client_id })).toMatchObject([
    { field: 'client_id', reach: 'plan-taken-off', names: ['Growth'] },
  ]);
  expect(await said({ client_id: one.client_id })).toEqual([]);
  expect((await change(made, { client_id: one.client_id })).body.account_plan.id).toBe(one.plan);
  expect((await change(made, { client_id: other.client_id })).body.account_plan).toBeNull();
  const moved = { client_id: one.client_id, account_plan_id: one.plan };
  expect((await change(made, moved)).body.account_plan.id).toBe(one.plan);
  expect(await change(made, { client_id: other.client_id, account_plan_id: one.plan })).toMatchObject(
    REFUSED,
  );
});

test('coordinators see which plan a project serves, its owner among the members neither that nor a list by it', async () => {
  const { client_id, plan } = await makeServed();
  const { member } = muster.organization.people;
  const made = await make({ client_id, account_plan_id: plan, owner_id: member.member });
  expect((await read(made, 'coordinator')).account_plan).toEqual({ id: plan, name: 'Growth' });
  expect((await read(made, 'member')).account_plan).toBeNull();
  const listed = async (by: Role) =>
    (await as(by)(listProjects, { query: { account_plan_id: [plan] } })).body.data;
  expect(await listed('coordinator')).toMatchObject([{ id: made.id }]);
  expect(await listed('member')).toEqual([]);
});

test('a list by plans has their projects alone, as many as each plan says', async () => {
  const { client_id, plan } = await makeServed();
  const { database, organization } = muster;
  const own = { client_id, account_plan_id: plan };
  const ids = [
    await makeProject(database, organization, own),
    await makeProject(database, organization, own),
  ];
  await makeProject(database, organization, { client_id });
  await makeProject(database, organization, { ...own, status: 'archived', archived_at: '2026-01-01' });
  const { body } = await as('manager')(listProjects, { query: { account_plan_id: [plan] } });
  expect(body.data.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
  const shown = await as('manager')(readAccountPlan, { params: { plan_id: plan } });
  expect(shown.body.projects).toBe(2);
});

test('a copy takes the plan along to the same client alone, and no archived one', async () => {
  const [one, other] = [await makeServed(), await makeServed()];
  const source = await make({ client_id: one.client_id, account_plan_id: one.plan });
  const copy = (more: object = {}, parts: string[] = ['basics', 'tags']) =>
    create({ copy: { project_id: source.id, parts }, ...more });
  expect((await copy()).body.account_plan).toEqual({ id: one.plan, name: 'Growth' });
  expect((await copy({ client_id: one.client_id })).body.account_plan.id).toBe(one.plan);
  expect((await copy({ client_id: other.client_id })).body.account_plan).toBeNull();
  expect((await copy({ type: 'internal' })).body.account_plan).toBeNull();
  expect((await copy({ client_id: one.client_id }, ['tags'])).body.account_plan).toBeNull();
  const previewed = async () =>
    (await as('manager')(previewProjectCopy, { ...params(source), query: { start_date: '2026-02-01' } })).body
      .fields.account_plan_id;
  expect(await previewed()).toBe(one.plan);
  await muster.database.query('update account_plans set archived_at = now() where id = $1', [one.plan]);
  expect(await previewed()).toBeNull();
  expect((await copy()).body.account_plan).toBeNull();
});

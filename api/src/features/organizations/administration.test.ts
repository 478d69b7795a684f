import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type {
  AdministeredOrganization,
  OrganizationChanges,
} from '#contract/organizations/administration.ts';
import {
  createOrganization,
  listOrganizations,
  readAdministeredOrganization,
  updateOrganization,
} from '#contract/organizations/administration-endpoints.ts';
import { readSettings } from '#contract/organizations/endpoints.ts';
import { acceptInvitation, listMyInvitations } from '#contract/users/invitation-endpoints.ts';
import { makeOrganization, makeStranger, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { refusal } from '../../../test/time-desk.ts';

let muster: TestServer;
let admin: TestPerson;
beforeEach(async () => {
  muster = await openTestServer(
    {},
    {},
    { enqueue: async (_, queue, data) => void jobs.push({ queue, data }) },
  );
  ({ admin } = muster.organization.people);
  jobs.length = 0;
});
afterEach(() => muster.close());
const jobs: { queue: string; data: object }[] = [];

const NEW = {
  ...{ name: 'Corvane Facilities', slug: 'corvane', currency: 'EUR', timezone: 'Europe/Paris' },
  owner: { name: 'Ann Corvane', email: 'Ann@Corvane.test' },
};
const create = (body = NEW, by = admin) => muster.as(by)(createOrganization, { body });
const change = (organization_id: string, version: number, body: OrganizationChanges) =>
  muster.as(admin)(updateOrganization, { params: { organization_id }, version, body });
const read = async (organization_id: string) =>
  (await muster.as(admin)(readAdministeredOrganization, { params: { organization_id } })).body;
const names = async (query: object = {}) =>
  (await list(query)).data.map(({ name }: AdministeredOrganization) => name);
const list = async (query: object) => (await muster.as(admin)(listOrganizations, { query })).body;
const trail = (id: string) =>
  muster.database.query<{ type: string; actor: string }>(
    `select type, actor from events where org_id = $1 and subject_type = 'organization' order by id`,
    [id],
  );

test('an administrator makes an organization, whose owner is mailed, accepts and runs it', async () => {
  const { status, body } = await create();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ name: 'Corvane Facilities', slug: 'corvane', status: 'active', currency: 'EUR', version: 1 },
    ...{ people: 1, projects: 0, owners: [], last_activity_on: null, legal_name: null },
  });
  expect(jobs.map(({ queue }) => queue)).toContain('invitation-mail');
  expect(await trail(body.id)).toEqual([{ type: 'organization.created', actor: admin.sub }]);
  const ann = makeStranger('ann@corvane.test', 'Ann Corvane');
  const [invitation] = (await muster.as(ann)(listMyInvitations)).body.data;
  expect(invitation).toMatchObject({ role: 'owner', organization: { name: 'Corvane Facilities' } });
  await muster.as(ann)(acceptInvitation, { params: { invitation_id: invitation.id } });
  expect((await muster.as(ann)(readSettings)).body).toMatchObject({
    name: 'Corvane Facilities',
    approval: 'line',
  });
  expect(await read(body.id)).toMatchObject({ owners: ['Ann Corvane'], people: 1 });
});

test('nobody below administrators makes or sees organizations', async () => {
  const { owner, executive } = muster.organization.people;
  expect((await create(NEW, owner)).status).toBe(403);
  for (const by of [owner, executive])
    expect((await muster.as(by)(listOrganizations, { query: {} })).status).toBe(403);
});

test('of two organizations that want one address at once, one gets it, and nothing of the other is kept', async () => {
  const both = await Promise.all([create(), create({ ...NEW, name: 'Other' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refused = both.find(({ status }) => status === 422);
  expect(refused && refusal(refused)).toEqual([422, 'slug-taken', 'slug']);
  expect(await names({ q: 'corvane' })).toHaveLength(1);
  const { id, version } = await read(muster.organization.id);
  expect(refusal(await change(id, version, { slug: 'corvane' }))).toEqual([422, 'slug-taken', 'slug']);
});

test('nobody makes themselves an owner, and a currency has to be one', async () => {
  const own = { ...NEW, owner: { name: 'Me', email: admin.email.toUpperCase() } };
  expect(refusal(await create(own))).toEqual([422, 'self-promotion', 'owner.email']);
  expect(refusal(await create({ ...NEW, currency: 'QQQ' }))).toEqual([422, 'currency-known', 'currency']);
  expect(await names({ q: 'corvane' })).toEqual([]);
});

test('an organization is renamed by an administrator, over the version that they saw', async () => {
  const { id, version } = await read(muster.organization.id);
  const body = { name: 'Northgate', slug: 'northgate' };
  expect((await change(id, version - 1, body)).status).toBe(412);
  expect((await change(id, version, body)).body).toMatchObject({ ...body, version: version + 1 });
  expect((await change(id, version + 1, body)).body.version).toBe(version + 1);
  expect(await trail(id)).toEqual([{ type: 'organization.updated', actor: admin.sub }]);
  expect((await change(randomUUID(), 1, body)).status).toBe(404);
});

test('it is suspended and archived with a reason, and comes back by the way it went', async () => {
  const { id } = muster.organization;
  const step = async (body: OrganizationChanges) => change(id, (await read(id)).version, body);
  expect(refusal(await step({ status: 'suspended' }))).toEqual([422, 'reason-needed', 'reason']);
  expect((await step({ status: 'suspended', reason: 'Unpaid' })).body).toMatchObject({
    ...{ status: 'suspended', status_reason: 'Unpaid', archived_at: null },
    status_changed_at: expect.any(String),
  });
  expect((await step({ status: 'archived', reason: 'Gone' })).body.archived_at).not.toBeNull();
  expect(refusal(await step({ status: 'active' }))).toEqual([422, 'organization-step', 'status']);
  expect((await step({ status: 'suspended', reason: 'Back' })).body).toMatchObject({ archived_at: null });
  expect((await step({ status: 'active' })).body).toMatchObject({ status: 'active', status_reason: null });
  expect((await trail(id)).map(({ type }) => type)).toEqual([
    ...['organization.suspended', 'organization.archived', 'organization.restored', 'organization.restored'],
  ]);
  const above = await muster.database.query<{ type: string }>('select type from root_events order by id');
  expect(above.map(({ type }) => type)).toEqual((await trail(id)).map(({ type }) => type));
});

test('the list is sorted, searched and turned over, and has archived ones only where they are asked for', async () => {
  const { database, organization } = muster;
  await database.query(`update organizations set name = 'beta', slug = 'x-beta' where org_id = $1`, [
    organization.id,
  ]);
  for (const name of ['Alpha', 'Gamma', 'delta'])
    await makeOrganization(database, { name, slug: name.toLowerCase() });
  await database.query(
    `update organizations set status = 'archived', status_reason = 'Gone', archived_at = now() where slug = 'gamma'`,
  );
  await database.query(
    `update organizations set status = 'suspended', status_reason = 'Unpaid' where slug = 'delta'`,
  );
  expect(await names()).toEqual(['Alpha', 'beta', 'delta']);
  expect(await names({ sort: '-name' })).toEqual(['delta', 'beta', 'Alpha']);
  expect(await names({ status: ['archived', 'suspended'] })).toEqual(['delta', 'Gamma']);
  expect(await names({ sort: 'status' })).toEqual(expect.arrayContaining(['delta']));
  expect((await names({ sort: 'status' })).at(-1)).toBe('delta');
  expect(await names({ q: 'X-BET' })).toEqual(['beta']);
  expect(await names({ q: '100%' })).toEqual([]);
  for (const sort of ['name', '-name', 'created_at', '-created_at', 'status', '-status']) {
    const whole = await names({ sort });
    const first = await list({ sort, per_page: 1 });
    const second = await list({ sort, per_page: 1, after: first.after });
    const third = await list({ sort, per_page: 1, after: second.after });
    expect(
      [first, second, third].map(({ data }) => data[0].name),
      sort,
    ).toEqual(whole);
    expect(third.after).toBeNull();
    expect((await list({ sort, per_page: 1, before: third.before })).data, sort).toEqual(second.data);
  }
  expect((await muster.as(admin)(listOrganizations, { query: { after: 'bm9uZQ' } })).status).toBe(422);
});

test('people, projects and the last day of time are counted of each', async () => {
  const { database, organization } = muster;
  const { member } = organization.people;
  await database.query(`update members set archived_at = now(), status = 'offboarded' where id = $1`, [
    organization.people.coordinator.member,
  ]);
  await database.query(
    `insert into activity_entries (org_id, member_id, work_date, duration_s, category, source)
     values ($1, $2, '2026-03-02', 60, 'work', 'manual'), ($1, $2, '2026-03-05', 60, 'work', 'manual')`,
    [organization.id, member.member],
  );
  await database.query(
    `insert into activity_entries (org_id, member_id, work_date, duration_s, category, source, archived_at)
     values ($1, $2, '2026-03-07', 60, 'work', 'manual', now())`,
    [organization.id, member.member],
  );
  expect(await read(organization.id)).toMatchObject({
    ...{ people: 5, projects: 0, owners: ['Owner Person'], last_activity_on: '2026-03-05' },
  });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAudit } from '#contract/audit/endpoints.ts';
import { invite } from '#contract/invitations/endpoints.ts';
import { listMembers } from '#contract/members/endpoints.ts';
import type { OrganizationChanges } from '#contract/organizations/administration.ts';
import { updateOrganization } from '#contract/organizations/administration-endpoints.ts';
import { readSettings, updateSettings } from '#contract/organizations/endpoints.ts';
import { createProject, listProjects } from '#contract/projects/endpoints.ts';
import { chooseOrganization, listMyOrganizations, readCurrentUser } from '#contract/users/endpoints.ts';
import { acceptInvitation } from '#contract/users/invitation-endpoints.ts';
import { makeOrganization, makePerson, makeStranger, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: TestPerson;
let owner: TestPerson;
let id: string;
beforeEach(async () => {
  muster = await openTestServer();
  ({ admin, owner } = muster.organization.people);
  ({ id } = muster.organization);
});
afterEach(() => muster.close());

const version = async () =>
  (
    await muster.database.query<{ version: number }>('select version from organizations where org_id = $1', [
      id,
    ])
  )[0]?.version ?? 0;
const become = async (body: OrganizationChanges) =>
  muster.as(admin)(updateOrganization, { params: { organization_id: id }, version: await version(), body });
const suspend = () => become({ status: 'suspended', reason: 'The invoice of March is unpaid.' });
const archive = () => become({ status: 'archived', reason: 'Sold' });
const change = async (by: TestPerson, note: boolean) =>
  muster.as(by)(updateSettings, { organization: id, version: await version(), body: { require_note: note } });

test('a suspended organization is read by its people and written by none of them, and they are told since when and why', async () => {
  expect((await change(owner, true)).status).toBe(200);
  await suspend();
  const refused = await change(owner, false);
  expect([refused.status, refused.body.rule]).toEqual([403, 'organization-suspended']);
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
  expect(refused.body.message).toContain(
    `since ${today}: The invoice of March is unpaid. Everything can be read`,
  );
  expect((await muster.as(owner)(readSettings)).body).toMatchObject({
    status: 'suspended',
    require_note: true,
  });
  expect((await muster.as(owner)(listAudit, { query: {} })).status).toBe(200);
  const [mine] = (await muster.as(owner)(listMyOrganizations)).body;
  expect(mine.suspended).toEqual({ since: expect.any(String), reason: 'The invoice of March is unpaid.' });
});

test('what nobody may do at all is refused as that, suspended or not', async () => {
  await suspend();
  const { member } = muster.organization.people;
  const refused = await change(member, false);
  expect([refused.status, refused.body.rule]).toEqual([403, 'no-rule-allows']);
});

test('projects and people rest with it, and go on as soon as it is brought back', async () => {
  const { manager } = muster.organization.people;
  const make = () =>
    muster.as(manager)(createProject, {
      body: {
        code: 'QUAY-1',
        name: 'Quay',
        start_date: '2026-01-01',
        type: 'internal',
        owner_id: manager.member ?? '',
      },
    });
  await suspend();
  expect((await make()).body.rule).toBe('organization-suspended');
  expect((await muster.as(manager)(listProjects, { query: {} })).body.data).toEqual([]);
  await become({ status: 'active' });
  expect((await make()).status).toBe(201);
});

test('administrators of everything go on in it, whoever holds less above doesn’t', async () => {
  const other = await makeOrganization(muster.database);
  const above = await makePerson(muster.database, other.id, 'owner');
  await muster.database.query(`insert into root_grants (subject, role) values ($1, 'owner')`, [above.sub]);
  expect((await change(above, true)).status).toBe(200);
  await suspend();
  expect((await change(above, false)).body.rule).toBe('organization-suspended');
  expect((await change(admin, false)).status).toBe(200);
});

test('nobody joins it meanwhile, and the invitation is still there afterwards', async () => {
  const ann = makeStranger('ann@muster.test', 'Ann');
  const { body } = await muster.as(owner)(invite, {
    body: { invitations: [{ email: ann.email, role: 'member' }] },
  });
  const accept = () => muster.as(ann)(acceptInvitation, { params: { invitation_id: body.data[0].id } });
  await suspend();
  const refused = await accept();
  expect([refused.status, refused.body.rule]).toEqual([422, 'organization-suspended']);
  await become({ status: 'active' });
  expect((await accept()).status).toBe(200);
});

test('an archived organization is there for administrators alone', async () => {
  const { director } = muster.organization.people;
  await archive();
  for (const by of [owner, director]) {
    expect((await muster.as(by)(listMembers, { organization: id, query: {} })).status).toBe(404);
    expect((await muster.as(by)(listMyOrganizations)).body).toEqual([]);
    expect((await muster.as(by)(readCurrentUser)).body.current_org).toBeNull();
    expect((await muster.as(by)(chooseOrganization, { body: { id } })).status).toBe(404);
    expect((await muster.as(by)(listMembers, { query: {} })).body.rule).toBe('organization-required');
  }
  expect((await muster.as(admin)(listMembers, { organization: id, query: {} })).status).toBe(200);
  await become({ status: 'suspended', reason: 'Bought back' });
  expect((await muster.as(owner)(listMembers, { organization: id, query: {} })).status).toBe(200);
});

test('a second process that remembers its people hears of it, too', async () => {
  expect((await change(owner, true)).status).toBe(200);
  await muster.database.query(
    `update organizations set status = 'suspended', status_reason = 'Unpaid', status_changed_at = now() where org_id = $1`,
    [id],
  );
  expect((await change(owner, false)).body.rule).toBe('organization-suspended');
});

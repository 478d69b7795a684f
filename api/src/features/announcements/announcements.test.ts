import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES } from '#contract/access/roles.ts';
import * as endpoints from '#contract/announcements/endpoints.ts';
import { listAudit } from '#contract/audit/endpoints.ts';
import type { BodyInput, QueryInput } from '#contract/endpoint.ts';
import { makeOrganization, type TestOrganization } from '../../../test/people.ts';
import { type Answer, openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let home: TestOrganization;
let far: TestOrganization;
beforeAll(async () => {
  muster = await openTestServer();
  home = muster.organization;
  far = await makeOrganization(muster.database);
});
afterAll(() => muster.close());

const asAdmin = () => muster.as(home.people.admin);
const everybody = () => ({ organizations: [home.id], roles: [], projects: [] });
const write = (
  fields: Partial<BodyInput<typeof endpoints.createAnnouncement>> = {},
  organization = home.id,
) =>
  asAdmin()(endpoints.createAnnouncement, {
    organization,
    body: { title: 'The quay closes', audience: everybody(), ...fields },
  });
const change = ({ body }: Answer, fields: object, version = body.version) =>
  asAdmin()(endpoints.updateAnnouncement, {
    ...{ organization: home.id, version, body: fields },
    params: { announcement_id: body.id },
  });
const listed = async (query: QueryInput<typeof endpoints.listAnnouncements>) => {
  const { body } = await asAdmin()(endpoints.listAnnouncements, { organization: home.id, query });
  return body.data.map(({ title }: { title: string }) => title);
};

test('an administrator writes a draft, whose audience it names', async () => {
  const { status, body } = await write({ message: 'At noon', link: '/daily-activity', priority: 'urgent' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ status: 'draft', title: 'The quay closes', message: 'At noon', link: '/daily-activity' },
    ...{ priority: 'urgent', audience: everybody(), author: { name: 'Admin Person' }, version: 1 },
    ...{ send_at: null, sent_at: null, people: 0, problem: null, projects: [], report: [] },
    organizations: [{ id: home.id, name: `Organization ${home.slug}` }],
  });
});

test('templates are told from drafts, and both are found by their words', async () => {
  await write({ title: 'Submit your week', message: 'Before Friday', status: 'template' });
  await write({ title: 'Harbour closed', message: 'On Sunday' });
  expect(await listed({ status: 'template' })).toEqual(['Submit your week']);
  expect(await listed({ q: 'SUNDAY' })).toEqual(['Harbour closed']);
  expect(await listed({ q: '%' })).toEqual([]);
  expect((await listed({ sort: '-title' }))[0]).toBe('The quay closes');
});

test('whoever saw an older one is told so, and what was changed stands in the audit trail', async () => {
  const made = await write();
  const changed = await change(made, { title: 'The quay opens', link: null });
  expect(changed.body).toMatchObject({ title: 'The quay opens', version: 2 });
  expect((await change(made, { title: 'Neither' })).status).toBe(412);
  const { body } = await asAdmin()(listAudit, {
    ...{ organization: home.id, query: { per_page: 2 } },
  });
  expect(body.data).toMatchObject([
    { type: 'announcement.changed', changes: { title: ['The quay closes', 'The quay opens'] } },
    { type: 'announcement.created' },
  ]);
});

test('what is thrown away is gone', async () => {
  const { body } = await write();
  const params = { announcement_id: body.id };
  const call = { organization: home.id, params };
  expect((await asAdmin()(endpoints.deleteAnnouncement, { ...call, version: 7 })).status).toBe(412);
  expect((await asAdmin()(endpoints.deleteAnnouncement, { ...call, version: 1 })).status).toBe(204);
  expect((await asAdmin()(endpoints.readAnnouncement, call)).status).toBe(404);
});

test.each(['sending', 'sent'])('what is %s can be neither changed nor thrown away', async (status) => {
  const made = await write();
  await muster.database.query(
    `update announcements set status = $2::announcement_status, send_at = now(), sent_at = case $2 when 'sent' then now() end where id = $1`,
    [made.body.id, status],
  );
  expect((await change(made, { title: 'Else' }, 2)).body.rule).toBe('announcement-sent');
  const params = { announcement_id: made.body.id };
  const gone = await asAdmin()(endpoints.deleteAnnouncement, { organization: home.id, params, version: 2 });
  expect(gone.body.rule).toBe('announcement-sent');
});

test('the announcement of another organization is as missing as none', async () => {
  const { body } = await write();
  const params = { announcement_id: body.id };
  const call = { organization: far.id, params, version: 1 };
  expect((await asAdmin()(endpoints.readAnnouncement, call)).status).toBe(404);
  expect((await asAdmin()(endpoints.updateAnnouncement, { ...call, body: {} })).status).toBe(404);
  expect((await asAdmin()(endpoints.deleteAnnouncement, call)).status).toBe(404);
});

test('nobody below an administrator reads or writes announcements', async () => {
  for (const role of ROLES.filter((one) => one !== 'admin')) {
    const call = muster.as(home.people[role]);
    const answers = [
      await call(endpoints.listAnnouncements),
      await call(endpoints.previewAudience),
      await call(endpoints.createAnnouncement, { body: { title: 'Mine', audience: everybody() } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  }
});

test('an administrator of one organization announces in no other, be it there or not', async () => {
  const { manager } = home.people;
  await muster.database.query("insert into role_grants (org_id, subject, role) values ($1, $2, 'admin')", [
    ...[home.id, manager.sub],
  ]);
  const fields = [{ field: 'audience.organizations', message: expect.any(String) }];
  for (const other of [far.id, '01900000-0000-7000-8000-00000000dead']) {
    const audience = { ...everybody(), organizations: [home.id, other] };
    const made = await muster.as(manager)(endpoints.createAnnouncement, {
      body: { title: 'Both', audience },
    });
    expect(made).toMatchObject({ status: 403, body: { fields } });
    const asked = { query: { organization: [home.id, other] } };
    const seen = await muster.as(manager)(endpoints.previewAudience, asked);
    expect(seen).toMatchObject({ status: 403, body: { fields: [{ field: 'organization' }] } });
  }
  const own = await muster.as(manager)(endpoints.createAnnouncement, {
    body: { title: 'Ours', audience: { ...everybody(), organizations: [home.id.toUpperCase(), home.id] } },
  });
  expect(own.body.audience.organizations).toEqual([home.id]);
});

test.each([
  ['an organization', { organizations: ['01900000-0000-7000-8000-00000000dead'] }, 'organizations'],
  ['a project', { projects: ['01900000-0000-7000-8000-00000000dead'] }, 'projects'],
])('%s that isn’t there is told beside its field, and nothing is written', async (_, part, field) => {
  const before = await listed({});
  const answer = await write({ audience: { ...everybody(), ...part } });
  expect(answer).toMatchObject({ status: 404, body: { fields: [{ field: `audience.${field}` }] } });
  expect(await listed({})).toEqual(before);
});

test.each([
  ['title', { title: ' ' }],
  ['link', { link: 'https://evil.test' }],
  ['link', { link: '//evil.test' }],
  ['priority', { priority: 'shrill' }],
  ['message', { message: 'x'.repeat(2_001) }],
  ['status', { status: 'sent' }],
  ['audience.organizations', { audience: { organizations: [], roles: [], projects: [] } }],
])('a wrong %s is told beside its field: %j', async (field, fields: object) => {
  expect(await write(fields)).toMatchObject({ status: 422, body: { fields: [{ field }] } });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, listClients } from '#contract/clients/endpoints.ts';
import { type Endpoint, fill } from '#contract/endpoint.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { readCurrentUser, readPermissions } from '#contract/users/endpoints.ts';
import { endView, startView, VIEW_HEADER } from '#contract/views/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  admin = muster.organization.people.admin;
});
afterAll(() => muster.close());

const inside = () => ({ organization: muster.organization.id });
const start = (body: { role: 'member' } | { role: 'admin' } | { member_id: string }, by = admin) =>
  muster.as(by)(startView, { ...inside(), body });

/** Asks an endpoint through a view. */
const through = async (view: string, endpoint: Endpoint, by = admin, payload?: object) => {
  const answer = await muster.server.http.inject({
    method: endpoint.method,
    url: `/api${fill(endpoint.path, {})}`,
    headers: {
      authorization: `Bearer ${await muster.tokenOf(by)}`,
      'organization-id': muster.organization.id,
      [VIEW_HEADER]: view,
    },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
};

test('an admin who looks as a member is shown and refused what a member is', async () => {
  const { body: view } = await start({ role: 'member' });
  expect((await muster.as(admin)(listClients, inside())).status).toBe(200);
  expect(await through(view.id, listClients)).toMatchObject({
    status: 403,
    body: { rule: 'no-rule-allows' },
  });
  expect((await through(view.id, listProjects)).status).toBe(200);
  const { body: policy } = await through(view.id, readPermissions);
  expect(policy.data.g).toEqual([['g', admin.sub, 'member', `/org/${muster.organization.id}`]]);
});

test('a look as a person shows the organization as they see it, and the viewer stays who they are', async () => {
  const { coordinator } = muster.organization.people;
  const { body: view } = await start({ member_id: coordinator.member ?? '' });
  expect(view).toMatchObject({ member: { name: coordinator.name }, role: null });
  const { body: policy } = await through(view.id, readPermissions);
  expect(policy.data.g).toEqual([['g', coordinator.sub, 'coordinator', `/org/${muster.organization.id}`]]);
  expect((await through(view.id, readCurrentUser)).body.sub).toBe(admin.sub);
});

test('nothing can be changed through a view, not even what the person could change as themselves', async () => {
  const { body: view } = await start({ role: 'admin' });
  const refused = await through(view.id, createClient, admin, { name: 'Never' });
  expect(refused).toMatchObject({ status: 403, body: { rule: 'view-is-read-only' } });
});

test('a look as a person brings nothing of theirs from other organizations', async () => {
  const { owner } = muster.organization.people;
  await muster.database.query(
    "insert into root_grants (subject, role) values ($1, 'executive') on conflict do nothing",
    [owner.sub],
  );
  const { body: view } = await start({ member_id: owner.member ?? '' });
  const { body: policy } = await through(view.id, readPermissions);
  expect(policy.data.g.map(([, , , domain]: string[]) => domain)).toEqual([`/org/${muster.organization.id}`]);
  await muster.database.query('delete from root_grants where subject = $1', [owner.sub]);
});

test('beginning and ending a look stand in the audit trail with who looked as whom', async () => {
  const { manager } = muster.organization.people;
  const { body: view } = await start({ member_id: manager.member ?? '' });
  await muster.as(admin)(endView, { ...inside(), params: { view_id: view.id } });
  const events = await muster.database.query(
    'select type, actor, actor_name, data from events where subject_id = $1 order by id',
    [view.id],
  );
  expect(events).toMatchObject([
    { type: 'view.started', actor: admin.sub, actor_name: admin.name, data: { member_id: manager.member } },
    { type: 'view.ended', actor: admin.sub },
  ]);
});

test('a view that is over, somebody else’s, or of another organization shows nothing', async () => {
  const { body: view } = await start({ role: 'member' });
  const other = await makePerson(muster.database, muster.organization.id, 'admin');
  const over = { status: 403, body: { rule: 'view-over' } };
  expect(await through(view.id, listProjects, other)).toMatchObject(over);
  await muster.as(admin)(endView, { ...inside(), params: { view_id: view.id } });
  expect(await through(view.id, listProjects)).toMatchObject(over);
  expect(await through('nonsense', listProjects)).toMatchObject(over);
});

test('an owner may not look as others unless a rule lets them, and then only up to their own rank', async () => {
  const { owner, executive } = muster.organization.people;
  expect((await start({ role: 'member' }, owner)).status).toBe(403);
  await muster.database.query(
    "insert into policy_rules (minimum, domain, object, action) values ('owner', '/org/:org', '/views', 'create')",
  );
  const { status, body: view } = await start({ role: 'member' }, owner);
  expect(status).toBe(201);
  expect((await start({ role: 'admin' }, owner)).body).toMatchObject({ rule: 'above-own-rank' });
  expect((await start({ member_id: executive.member ?? '' }, owner)).body).toMatchObject({
    rule: 'above-own-rank',
  });
  await muster.database.query("delete from policy_rules where object = '/views'");
  expect(await through(view.id, listProjects, owner)).toMatchObject({
    status: 403,
    body: { rule: 'view-over' },
  });
});

test('somebody without an account, or of no team, can’t be looked as', async () => {
  const [{ id } = { id: '' }] = await muster.database.query<{ id: string }>(
    "insert into members (org_id, email, name) values ($1, 'p@muster.test', 'Pat') returning id",
    [muster.organization.id],
  );
  expect((await start({ member_id: id })).body).toMatchObject({ rule: 'not-a-member' });
  expect((await start({ member_id: crypto.randomUUID() })).status).toBe(404);
});

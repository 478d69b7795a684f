import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/access/roles.ts';
import { readPermissions } from '#contract/users/endpoints.ts';
import { startView, VIEW_HEADER } from '#contract/views/endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
  await muster.database.query(
    "insert into policy_rules (minimum, domain, object, action) values ('owner', '/org/:org', '/views', 'create')",
  );
});
afterAll(() => muster.close());

const someone = (role: Role) => makePerson(muster.database, muster.organization.id, role);
const start = (by: TestPerson, body: { role: Role } | { member_id: string }) =>
  muster.as(by)(startView, { organization: muster.organization.id, body });
const through = async (view: string, by: TestPerson) => {
  const answer = await muster.server.http.inject({
    url: `/api${readPermissions.path}`,
    headers: {
      authorization: `Bearer ${await muster.tokenOf(by)}`,
      'organization-id': muster.organization.id,
      [VIEW_HEADER]: view,
    },
  });
  return { status: answer.statusCode, rule: answer.json().rule };
};

test('a look as a role ends for whoever doesn’t rank as high any more', async () => {
  const viewer = await someone('executive');
  const { body: view } = await start(viewer, { role: 'executive' });
  expect((await through(view.id, viewer)).status).toBe(200);
  await muster.database.query("update role_grants set role = 'owner' where subject = $1", [viewer.sub]);
  expect(await through(view.id, viewer)).toEqual({ status: 403, rule: 'view-over' });
});

test('nobody looks as somebody who ranks above them in a project alone', async () => {
  const viewer = await someone('owner');
  const guest = await someone('member');
  const params = { member_id: guest.member ?? '' };
  const { body: view } = await start(viewer, params);
  expect((await through(view.id, viewer)).status).toBe(200);
  const project = await makeProject(muster.database, muster.organization);
  await muster.database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, $2, 'admin', $3)",
    [muster.organization.id, guest.sub, project],
  );
  expect(await through(view.id, viewer)).toEqual({ status: 403, rule: 'view-over' });
  expect(await start(viewer, params)).toMatchObject({ status: 422, body: { rule: 'above-own-rank' } });
});

test('more people than there are connections begin to look at the same moment', async () => {
  const { admin, member } = muster.organization.people;
  const all = Array.from({ length: 12 }, () => start(admin, { member_id: member.member ?? '' }));
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(12).fill(201));
});

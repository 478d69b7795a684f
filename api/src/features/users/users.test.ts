import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chooseOrganization,
  listMyOrganizations,
  readCurrentUser,
  readPermissions,
} from '#contract/users/endpoints.ts';
import { makeOrganization } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

test('a member reads who they are, with their current organization', async () => {
  const { member } = muster.organization.people;
  const { status, body } = await muster.as(member)(readCurrentUser);
  expect(status).toBe(200);
  expect(body).toEqual({
    sub: member.sub,
    email: member.email,
    name: member.name,
    current_org: { id: muster.organization.id, name: expect.any(String), slug: muster.organization.slug },
    feature_tours: {},
    settings: {},
  });
});

test('permissions carry the own grants and only the rules of the own roles', async () => {
  const { member } = muster.organization.people;
  const { body } = await muster.as(member)(readPermissions);
  expect(body.data.g).toEqual([['g', member.sub, 'member', `/org/${muster.organization.id}`]]);
  expect(new Set(body.data.p.map((rule: string[]) => rule[1]))).toEqual(new Set(['member']));
  expect(body.data.m).toContain('[matchers]');
});

test('a member lists and chooses only organizations they hold a grant in', async () => {
  const other = await makeOrganization(muster.database);
  const { member, admin } = muster.organization.people;
  const mine = await muster.as(member)(listMyOrganizations);
  expect(mine.body.map(({ id }: { id: string }) => id)).toEqual([muster.organization.id]);
  const everything = await muster.as(admin)(listMyOrganizations);
  expect(everything.body).toHaveLength(2);
  const foreign = await muster.as(member)(chooseOrganization, { body: { id: other.id } });
  const missing = await muster.as(member)(chooseOrganization, { body: { id: crypto.randomUUID() } });
  expect(foreign.status).toBe(404);
  expect({ ...foreign.body, request_id: '' }).toEqual({ ...missing.body, request_id: '' });
});

test('a chosen organization is the current one on the very next request', async () => {
  const { admin } = muster.organization.people;
  const call = muster.as(admin);
  expect((await call(chooseOrganization, { body: { id: muster.organization.id } })).status).toBe(204);
  expect((await call(readCurrentUser)).body.current_org.id).toBe(muster.organization.id);
});

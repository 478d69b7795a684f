import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProjectPeople, type ProjectPerson, readProjectRights } from '#contract/project-roles/rights.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let project: string;
let helper: TestPerson;
let outsider: TestPerson;
beforeAll(async () => {
  muster = await openTestServer();
  const { database, organization } = muster;
  project = await makeProject(database, organization);
  helper = await makePerson(database, organization.id, 'member');
  outsider = await makePerson(database, organization.id, 'member');
  const held = { org_id: organization.id, project_id: project, subject: helper.sub };
  await insertRow(database, 'role_grants', {
    ...held,
    ...{ role: 'manager', reason: 'Night shift', expires_at: '2096-01-01' },
  });
  await insertRow(database, 'role_grants', { ...held, role: 'director', expires_at: '2020-01-01' });
  await insertRow(database, 'root_grants', {
    ...{ subject: organization.people.coordinator.sub, role: 'executive', reason: 'Secret' },
  });
});
afterAll(() => muster.close());

const list = async (by: 'manager' | 'coordinator' | 'member' = 'manager', query = {}) =>
  muster.as(muster.organization.people[by])(listProjectPeople, {
    params: { project_id: project },
    query: { per_page: 200, ...query },
  });
const personOf = async ({ member }: TestPerson): Promise<ProjectPerson | undefined> =>
  (await list()).body.data.find((one: ProjectPerson) => one.member.id === member);
const rights = async ({ member }: TestPerson) =>
  (
    await muster.as(muster.organization.people.manager)(readProjectRights, {
      params: { project_id: project, member_id: member ?? '' },
    })
  ).body;

test('everybody to whom the project is open is listed with the highest role that counts and where it comes from', async () => {
  const { manager, coordinator } = muster.organization.people;
  expect(await personOf(helper)).toMatchObject({
    role: 'manager',
    because: [
      { place: 'project', role: 'manager', reason: 'Night shift', expires_at: '2096-01-01T00:00:00.000Z' },
      { place: 'organization', role: 'member', expires_at: null },
    ],
    is_owner: false,
  });
  expect(await personOf(manager)).toMatchObject({ role: 'manager', is_owner: true });
  expect(await personOf(coordinator)).toMatchObject({
    role: 'executive',
    because: [
      { place: 'root', role: 'executive', reason: null },
      { place: 'organization', role: 'coordinator' },
    ],
  });
});

test('a member of the organization alone is not among them, and a name finds people', async () => {
  expect(await personOf(outsider)).toBeUndefined();
  const { name } = muster.organization.people.director;
  const { body } = await list('manager', { q: name.slice(1).toUpperCase() });
  expect(body.data.map((one: ProjectPerson) => one.member.name)).toContain(name);
  expect((await list('manager', { q: '%' })).body.data).toEqual([]);
});

test('why somebody may do something names the rules and the roles that decide', async () => {
  const { rights: all, role } = await rights(helper);
  expect(role).toBe('manager');
  const of = (right: string) => all.find((one: { right: string }) => one.right === right);
  expect(of('settings')).toMatchObject({ allowed: true, roles: ['manager'] });
  expect(of('settings').rules[0]).toMatch(/allow manager \* \/projects\/:id\/settings/);
  expect(of('read').roles).toEqual(['member', 'manager']);
  expect(of('grant')).toMatchObject({ allowed: false, rules: [], roles: [] });
  expect(of('grant').message).toMatch(
    /It takes at least director; the highest role that counts here is manager/,
  );
});

test('whoever sees nothing of the project may do nothing there, whatever the rules say', async () => {
  const { rights: all } = await rights(outsider);
  expect(all.some((one: { allowed: boolean }) => one.allowed)).toBe(false);
  expect(all[0].message).toBe('A member sees only the projects that they are on.');
});

test('who may do what is for those who may read the roles', async () => {
  expect((await list('member')).status).toBe(403);
  expect((await list('manager')).status).toBe(200);
});

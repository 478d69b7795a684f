import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/access/roles.ts';
import { revokeGrant } from '#contract/members/endpoints.ts';
import {
  changeProjectRole,
  grantProjectRole,
  listProjectRoles,
  revokeProjectRole,
} from '#contract/project-roles/endpoints.ts';
import { readProject } from '#contract/projects/endpoints.ts';
import { makeProject } from '../../../test/factories/project.ts';
import { makeOrganization, makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
let people: TestServer['organization']['people'];
let project: string;
beforeAll(async () => {
  muster = await openTestServer();
  people = muster.organization.people;
  project = await makeProject(muster.database, muster.organization);
});
afterAll(() => muster.close());

const someone = (role: Role = 'member') => makePerson(muster.database, muster.organization.id, role);
const grant = (by: TestPerson, to: TestPerson, role: Role, project_id = project) =>
  muster.as(by)(grantProjectRole, {
    params: { project_id },
    body: { member_id: to.member ?? '', role, reason: 'Site' },
  });
const change = (by: TestPerson, grant_id: string, version: number, role: Role, project_id = project) =>
  muster.as(by)(changeProjectRole, { params: { project_id, grant_id }, version, body: { role } });
const revoke = (by: TestPerson, grant_id: string, version: number, project_id = project) =>
  muster.as(by)(revokeProjectRole, { params: { project_id, grant_id }, version });
const list = (by: TestPerson, query: object = {}, project_id = project) =>
  muster.as(by)(listProjectRoles, { params: { project_id }, query });

test('a director puts somebody on a project, who sees it on the next request and no more once taken off', async () => {
  const person = await someone();
  const look = async () => (await muster.as(person)(readProject, { params: { project_id: project } })).status;
  expect(await look()).toBe(404);
  const { status, body } = await grant(people.director, person, 'member');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ role: 'member', reason: 'Site', expires_at: null, expired: false, version: 1 },
    member: { id: person.member, name: person.name, email: person.email, position: null },
  });
  expect(await look()).toBe(200);
  expect((await change(people.director, body.id, 1, 'manager')).body).toMatchObject({
    role: 'manager',
    version: 2,
  });
  expect((await revoke(people.director, body.id, 2)).status).toBe(204);
  expect(await look()).toBe(404);
  const events = await muster.database.query(
    'select type, changes, data from events where subject_id = $1 and project_id = $2 order by id',
    [person.member, project],
  );
  expect(events).toEqual([
    {
      type: 'grant.created',
      changes: { role: [null, 'member'] },
      data: { grant_id: body.id, reason: 'Site' },
    },
    {
      type: 'grant.changed',
      changes: { role: ['member', 'manager'] },
      data: { grant_id: body.id, reason: 'Site' },
    },
    {
      type: 'grant.revoked',
      changes: { role: ['manager', null] },
      data: { grant_id: body.id, reason: 'Site' },
    },
  ]);
});

test('a manager reads the roles of a project and writes none, a coordinator reads none', async () => {
  expect((await list(people.manager)).status).toBe(200);
  expect((await list(people.coordinator)).status).toBe(403);
  expect((await grant(people.manager, people.member, 'member')).status).toBe(403);
});

test('a director of this project alone grants up to director in it and nothing in another', async () => {
  const local = await someone();
  const elsewhere = await makeProject(muster.database, muster.organization);
  await grant(people.owner, local, 'director');
  const person = await someone();
  expect((await grant(local, person, 'owner')).body.rule).toBe('above-own-rank');
  expect((await grant(local, local, 'director')).body.rule).toBe('self-promotion');
  expect((await grant(local, person, 'director')).status).toBe(201);
  expect((await grant(local, person, 'member', elsewhere)).status).toBe(403);
  const mine = (await list(local)).body.data.find(
    ({ member }: { member: { id: string } }) => member.id === local.member,
  );
  expect((await change(local, mine.id, 1, 'owner')).body.rule).toBe('self-promotion');
});

test('a role above one’s own in the project is neither changed nor taken back', async () => {
  const { body } = await grant(people.executive, await someone(), 'executive');
  expect((await change(people.director, body.id, 1, 'member')).body.rule).toBe('above-own-rank');
  expect((await revoke(people.director, body.id, 1)).body.rule).toBe('above-own-rank');
  expect((await grant(people.executive, await someone(), 'admin')).body.rule).toBe('above-own-rank');
});

test('the owner of a project may go, since ownership of the organization isn’t touched', async () => {
  const { body } = await grant(people.owner, await someone(), 'owner');
  expect((await revoke(people.owner, body.id, 1)).status).toBe(204);
});

test('the list goes by name, page by page, and holds what is held in the project itself alone', async () => {
  const other = await makeProject(muster.database, muster.organization);
  for (const name of ['Cy', 'ann', 'Bo']) {
    const person = await someone();
    await muster.database.query('update members set name = $1 where id = $2', [name, person.member]);
    await grant(people.owner, person, 'member', other);
  }
  const names = ({ body }: Awaited<ReturnType<typeof list>>) =>
    body.data.map(({ member }: { member: { name: string } }) => member.name);
  const first = await list(people.manager, { per_page: 2 }, other);
  expect(names(first)).toEqual(['ann', 'Bo']);
  expect(names(await list(people.manager, { after: first.body.after }, other))).toEqual(['Cy']);
});

test('an archived project takes no more roles, but lets them go', async () => {
  const archived = await makeProject(muster.database, muster.organization);
  const { body } = await grant(people.owner, await someone(), 'member', archived);
  await muster.database.query(
    "update projects set status = 'archived', archived_from = 'active', archived_at = now() where id = $1",
    [archived],
  );
  expect((await grant(people.owner, await someone(), 'member', archived)).body.rule).toBe('project-archived');
  expect((await change(people.owner, body.id, 1, 'manager', archived)).body.rule).toBe('project-archived');
  expect((await revoke(people.owner, body.id, 1, archived)).status).toBe(204);
});

test('foreign projects, people and roles answer exactly like missing ones', async () => {
  const other = await makeOrganization(muster.database);
  const foreign = await makeProject(muster.database, other);
  const { body: here } = await grant(people.owner, await someone(), 'member');
  const elsewhere = await makeProject(muster.database, muster.organization);
  const said = async (answer: Promise<{ status: number; body: { message: string } }>) => {
    const { status, body } = await answer;
    return [status, body.message];
  };
  const noProject = [404, "This project doesn't exist."];
  for (const id of [foreign, randomUUID()]) {
    expect(await said(list(people.owner, {}, id))).toEqual(noProject);
    expect(await said(grant(people.owner, people.member, 'member', id))).toEqual(noProject);
    expect(await said(revoke(people.owner, here.id, 1, id))).toEqual(noProject);
  }
  for (const member of [other.people.member.member, randomUUID()])
    expect(await said(grant(people.owner, { ...people.member, member }, 'member'))).toEqual([
      404,
      "This person doesn't exist.",
    ]);
  const noRole = [404, "This role doesn't exist."];
  expect(await said(revoke(people.owner, here.id, 1, elsewhere))).toEqual(noRole);
  const params = { member_id: here.member.id, grant_id: here.id };
  expect(await said(muster.as(people.owner)(revokeGrant, { params, version: 1 }))).toEqual(noRole);
});

test('somebody without an account, an unknown role and a missing person are told beside their field', async () => {
  const waiting = await someone();
  await muster.database.query('update members set user_sub = null where id = $1', [waiting.member]);
  expect((await grant(people.owner, waiting, 'member')).body).toMatchObject({
    ...{ rule: 'not-a-member', fields: [{ field: 'member_id' }] },
  });
  const body = JSON.parse('{"role":"king"}');
  const { body: told } = await muster.as(people.owner)(grantProjectRole, {
    params: { project_id: project },
    body,
  });
  expect(told.fields.map(({ field }: { field: string }) => field).sort()).toEqual(['member_id', 'role']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, listClients } from '#contract/clients/endpoints.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { readPermissions } from '#contract/users/endpoints.ts';
import { makePerson, type TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { UNTOLD } from '../../../test/untold.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
  await muster.database.query(UNTOLD);
});
afterAll(() => muster.close());

const somebody = (role: Parameters<typeof makePerson>[2]) =>
  makePerson(muster.database, muster.organization.id, role);
const setRole = (person: TestPerson, role: string) =>
  muster.database.query('update role_grants set role = $2::role_name where subject = $1', [person.sub, role]);

test('a role that is raised counts on the next request, for somebody who was refused a moment ago', async () => {
  const person = await somebody('member');
  expect((await muster.as(person)(listClients)).status).toBe(403);
  await setRole(person, 'admin');
  expect((await muster.as(person)(listClients)).status).toBe(200);
});

test('a role that is lowered counts on the next request, for somebody who was let through a moment ago', async () => {
  const person = await somebody('admin');
  expect((await muster.as(person)(listClients)).status).toBe(200);
  await setRole(person, 'member');
  expect((await muster.as(person)(listClients)).status).toBe(403);
});

test('a write that memory would let through leaves nothing behind', async () => {
  const person = await somebody('admin');
  expect((await muster.as(person)(listClients)).status).toBe(200);
  await setRole(person, 'member');
  expect((await muster.as(person)(createClient, { body: { name: 'Too late' } })).status).toBe(403);
  expect(await muster.database.query("select from clients where name = 'Too late'")).toEqual([]);
});

test('whoever is taken out of the organization finds it gone on the next request', async () => {
  const person = await somebody('coordinator');
  expect((await muster.as(person)(listProjects)).status).toBe(200);
  await muster.database.query('delete from role_grants where subject = $1', [person.sub]);
  const asked = { organization: muster.organization.id };
  expect((await muster.as(person)(listProjects, asked)).status).toBe(404);
});

test('a changed rule counts on the next request, for everybody', async () => {
  const { manager } = muster.organization.people;
  expect((await muster.as(manager)(listProjects)).status).toBe(200);
  await muster.database.query(
    "insert into policy_rules (minimum, domain, object, action, effect) values ('manager', '*', '/projects', 'list', 'deny')",
  );
  const { status, body } = await muster.as(manager)(listProjects);
  expect([status, body.rule]).toEqual([403, 'denied-by-rule']);
  expect(body.why.rules).toEqual([['p', 'manager', '*', '/projects', 'list', 'deny']]);
  await muster.database.query("delete from policy_rules where effect = 'deny'");
  expect((await muster.as(manager)(listProjects)).status).toBe(200);
});

test('a grant that has expired counts no more, although nothing was changed', async () => {
  const person = await somebody('member');
  const [grant] = await muster.database.query<{ expires_at: Date }>(
    `insert into role_grants (org_id, subject, role, expires_at) values ($1, $2, 'admin', now() + interval '900 milliseconds')
     returning expires_at`,
    [muster.organization.id, person.sub],
  );
  const { status } = await muster.as(person)(listClients);
  // On a machine that stood still for so long the answer is of afterwards.
  if (Date.now() < Number(grant?.expires_at)) expect(status).toBe(200);
  await expect.poll(async () => (await muster.as(person)(listClients)).status, { interval: 100 }).toBe(403);
  const { body } = await muster.as(person)(readPermissions);
  expect(body.data.g.map(([, , role]: string[]) => role)).toEqual(['member']);
});

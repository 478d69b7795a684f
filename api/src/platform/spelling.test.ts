import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProject } from '../../test/factories/project.ts';
import { makeStranger, type TestPerson } from '../../test/people.ts';
import { openTestServer, type TestServer } from '../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const get = async (person: TestPerson, path: string, organization = muster.organization.id) => {
  const { statusCode } = await muster.server.http.inject({
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${await muster.tokenOf(person)}`,
      ...(organization ? { 'organization-id': organization } : {}),
    },
  });
  return statusCode;
};
const deny = (role: string, domain: string, object: string) =>
  muster.database.query(
    `insert into policy_rules (minimum, domain, object, action, effect) values ('${role}', $1, $2, '*', 'deny')`,
    [domain, object],
  );

test('a rule that names a project means it in whatever letters its id is asked for', async () => {
  const { id, people } = muster.organization;
  const project = await makeProject(muster.database, muster.organization);
  const shout = `/projects/${project.toUpperCase()}`;
  expect(await get(people.manager, shout)).toBe(200);
  await deny('manager', `/org/${id}/project/${project}`, '*');
  expect([await get(people.manager, `/projects/${project}`), await get(people.manager, shout)]).toEqual([
    403, 403,
  ]);
  await deny('director', '*', `/projects/${project}`);
  expect(await get(people.director, shout)).toBe(403);
});

test('a rule that names an organization means it in whatever letters the header names it', async () => {
  const { id } = muster.organization;
  const person = makeStranger('overseer@muster.test');
  await muster.database.query("insert into root_grants (subject, role) values ($1, 'executive')", [
    person.sub,
  ]);
  expect(await get(person, '/members', id.toUpperCase())).toBe(200);
  await deny('executive', `/org/${id}`, '*');
  expect([await get(person, '/members'), await get(person, '/members', id.toUpperCase())]).toEqual([
    403, 403,
  ]);
});

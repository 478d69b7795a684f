import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProject } from '../../../test/factories/project.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

test('a subject that is called like a role gives nobody what the role may', async () => {
  const { database, organization, provider, server } = muster;
  const [mine, other] = [
    await makeProject(database, organization),
    await makeProject(database, organization),
  ];
  await database.query(
    "insert into role_grants (org_id, subject, role, project_id) values ($1, 'manager', 'manager', $2)",
    [organization.id, mine],
  );
  const token = await provider.sign({ sub: 'manager', email: 'm@muster.test', email_verified: true });
  const answer = await server.http.inject({
    url: '/api/users/me/permissions/why',
    query: {
      ...{ action: 'update', object: `/projects/${other}` },
      domain: `/org/${organization.id}/project/${other}`,
    },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.json().allowed).not.toBe(true);
  expect(answer.statusCode).toBe(401);
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, type Role } from '#contract/access/roles.ts';
import { type Endpoint, fill, isVersioned } from '#contract/endpoint.ts';
import { makeOrganization, type TestPerson } from './people.ts';
import { openTestServer, type TestServer } from './server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

/** Asks with ids of nothing and a body of nonsense: whoever may ask gets past 403, whoever may not never gets further. */
const ask = async (endpoint: Endpoint, headers: Record<string, string>) => {
  const params = Object.fromEntries(
    [...endpoint.path.matchAll(/:([a-z_]+)/g)].map(([, key = '']) => [key, randomUUID()]),
  );
  const body = endpoint.body && !endpoint.file ? { payload: { nonsense: true } } : {};
  const answer = await muster.server.http.inject({
    method: endpoint.method,
    url: `/api${fill(endpoint.path, params)}`,
    headers: { ...headers, ...(isVersioned(endpoint) ? { 'if-match': '"1"' } : {}) },
    ...body,
  });
  return answer.statusCode;
};

const headersOf = async (person: TestPerson, organization: string) => ({
  authorization: `Bearer ${await muster.tokenOf(person)}`,
  'organization-id': organization,
});

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

test('each endpoint lets exactly its roles pass', async () => {
  const { people, id } = muster.organization;
  const passed: Record<string, string> = {};
  for (const endpoint of muster.server.endpoints) {
    const roles: Role[] = [];
    for (const role of ROLES) {
      const status = await ask(endpoint, await headersOf(people[role], id));
      expect(status, `${role} ${nameOf(endpoint)}`).not.toBe(500);
      if (status !== 403) roles.push(role);
    }
    expect(roles, `${nameOf(endpoint)}: the roles that pass are all from the lowest up`).toEqual(
      ROLES.slice(ROLES.length - roles.length),
    );
    passed[nameOf(endpoint)] = roles[0] ?? 'nobody';
  }
  const sorted = Object.fromEntries(Object.entries(passed).sort(([one], [other]) => (one < other ? -1 : 1)));
  await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot('matrix.snapshot.json');
});

test('an organization in which one holds nothing answers every endpoint like one that does not exist', async () => {
  const other = await makeOrganization(muster.database);
  for (const endpoint of muster.server.endpoints) {
    const foreign = await ask(endpoint, await headersOf(muster.organization.people.owner, other.id));
    const missing = await ask(endpoint, await headersOf(muster.organization.people.owner, randomUUID()));
    expect([foreign, missing], nameOf(endpoint)).toEqual([404, 404]);
  }
});

test('nobody gets anything without a token, and a cookie is none', async () => {
  const cookie = `CognitoIdentityServiceProvider.muster.x.idToken=${await muster.tokenOf(muster.organization.people.owner)}`;
  for (const endpoint of muster.server.endpoints) {
    expect(await ask(endpoint, {}), nameOf(endpoint)).toBe(401);
    expect(await ask(endpoint, { cookie }), nameOf(endpoint)).toBe(401);
  }
});

test('the OpenAPI document tells of every endpoint, in words, with its shapes', async () => {
  const { paths } = (await muster.server.http.inject('/api/openapi.json')).json();
  const told = Object.entries<Record<string, { summary: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `${method.toUpperCase()} ${path}: ${summary}`),
  );
  const known = muster.server.endpoints.map(
    ({ method, path, summary }) => `${method} /api${path.replace(/:([a-z_]+)/g, '{$1}')}: ${summary}`,
  );
  expect(told.sort()).toEqual(known.sort());
});

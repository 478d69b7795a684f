import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPermissions } from '#contract/users/endpoints.ts';
import type { TestPerson } from '../../test/people.ts';
import { openTestServer, type TestServer } from '../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const rolesOf = async (person: TestPerson): Promise<string[]> => {
  const { body } = await muster.as(person)(readPermissions);
  return body.data.g.map(([, , role]: string[]) => role);
};

test('a role that is taken away, or given, counts from the next moment on, although it was remembered', async () => {
  const { manager } = muster.organization.people;
  expect(await rolesOf(manager)).toEqual(['manager']);
  await muster.database.query('update role_grants set archived_at = now() where subject = $1', [manager.sub]);
  await expect.poll(() => rolesOf(manager)).toEqual([]);
  await muster.database.query('update role_grants set archived_at = null where subject = $1', [manager.sub]);
  await expect.poll(() => rolesOf(manager)).toEqual(['manager']);
});

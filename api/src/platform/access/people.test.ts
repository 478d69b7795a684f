import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPermissions } from '#contract/users/endpoints.ts';
import type { TestPerson } from '../../../test/people.ts';
import { openTestServer, type TestServer } from '../../../test/server.ts';
import { peopleOf } from './people.ts';

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

test('an address that was just verified counts with the first token that says so; an older token takes nothing back', async () => {
  const people = peopleOf(muster.server.databases);
  await people.reloadPolicy();
  const { sub, email, name } = muster.organization.people.owner;
  const claims = { sub, email, name, grant: null, expires: 1_000, emailVerified: false, issued: 100 };
  expect((await people.find(claims)).emailVerified).toBe(false);
  expect((await people.find({ ...claims, emailVerified: true, issued: 101 })).emailVerified).toBe(true);
  expect((await people.find(claims)).emailVerified).toBe(true);
});

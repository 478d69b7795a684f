import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { loadPerson } from '../../platform/person.ts';
import { setTabOrganization, tabOrganization } from '../../platform/session/tab-organization.ts';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { organizationOfAddress } from './of-address.ts';

const A = organizationCalled('A');
const B = organizationCalled('B');

const opening = async (orgId: string, preload = false) => {
  const client = signedInAs({ role: 'owner', domain: '/org/b', organizations: [A, B], current: 'A' });
  setTabOrganization('a');
  const context = { client, person: await loadPerson(client) };
  return organizationOfAddress({ context, params: { orgId }, preload });
};

test('a page of another organization of theirs lets the tab work there, with the rights held there', async () => {
  const { person } = await opening('b');
  expect([tabOrganization(), person.organization?.name]).toEqual(['b', 'B']);
  expect(person.permissions.withRule('owner')).toBe(true);
});

test('a page that is only fetched ahead switches nothing', async () => {
  await opening('b', true);
  expect(tabOrganization()).toBe('a');
});

test('an organization in which they hold nothing is not found, like one that never was', async () => {
  await expect(opening('c')).rejects.toSatisfy(isNotFound);
  expect(tabOrganization()).toBe('a');
});

import { expect, test } from 'vitest';
import { permissionsOf } from './can.ts';
import { grantableRoles, isStepDown } from './grants.ts';
import { type Domain, organizationDomain, projectDomain, ROOT } from './permission.ts';
import { MODEL } from './policy.ts';
import { ROLES, type Role } from './roles.ts';

const here = organizationDomain('o');
const holding = (...grants: [Role, Domain][]) =>
  permissionsOf({
    sub: 's',
    data: { g: grants.map(([role, domain]) => ['g', 's', role, domain]), p: [], m: MODEL },
  });

test('one grants up to the highest role that one holds in the place or above it', () => {
  const person = holding(['manager', here], ['owner', projectDomain('o', 'p')]);
  expect(grantableRoles(person, here)).toEqual(['member', 'coordinator', 'manager']);
  expect(grantableRoles(person, projectDomain('o', 'p'))).toEqual([
    ...['member', 'coordinator', 'manager', 'director', 'owner'],
  ]);
  expect(grantableRoles(person, projectDomain('o', 'q'))).toHaveLength(3);
});

test('whoever holds nothing in a place grants nothing there', () => {
  const person = holding(['owner', here], ['owner', projectDomain('x', 'p')]);
  for (const place of [organizationDomain('x'), organizationDomain('oo'), ROOT])
    expect(grantableRoles(person, place)).toEqual([]);
});

test('admin is granted by administrators of everything alone', () => {
  expect(grantableRoles(holding(['admin', here]), here).at(-1)).toBe('executive');
  expect(grantableRoles(holding(['executive', ROOT], ['admin', here]), here).at(-1)).toBe('executive');
  expect(grantableRoles(holding(['admin', ROOT]), here)).toEqual([...ROLES]);
});

const held = (role: Role, expires_at: string | null) => ({ role, expires_at });

test.each<[string, ReturnType<typeof held>, ReturnType<typeof held>, boolean]>([
  ['as it is', held('owner', null), held('owner', null), true],
  ['lower', held('owner', null), held('director', null), true],
  ['higher', held('owner', null), held('executive', null), false],
  ['shorter', held('owner', null), held('owner', '2030-01-01T00:00:00Z'), true],
  ['for good', held('owner', '2030-01-01T00:00:00Z'), held('owner', null), false],
  ['longer', held('owner', '2030-01-01T00:00:00Z'), held('owner', '2030-01-01T00:00:00.001Z'), false],
  ['lower but longer', held('owner', '2030-01-01T00:00:00Z'), held('member', null), false],
  [
    'as long in another zone',
    held('owner', '2030-01-01T00:00:00Z'),
    held('owner', '2030-01-01T02:00:00+02:00'),
    true,
  ],
])('one’s own role made %s: a step down or no', (_, before, after, down) => {
  expect(isStepDown(before, after)).toBe(down);
});

import { expect, test } from 'vitest';
import { MODEL, type Policy } from '#contract/access/policy.ts';
import { permissionsIn } from './permissions.ts';

const policy = (role: string, domain: string): Policy => ({
  sub: 'ada',
  data: {
    g: [['g', 'ada', role, domain]],
    p: [
      ['p', 'manager', '/org/:org', '/projects', 'create', 'allow'],
      ['p', 'manager', '/org/:org', '/projects', 'list', 'allow'],
      ['p', 'admin', '*', '*', '*', 'allow'],
    ],
    m: MODEL,
  },
});
const manager = permissionsIn(policy('manager', '/org/a'), 'a');

test('without a domain the tab’s organization is asked', () => {
  expect(manager.can('create', '/projects')).toBe(true);
  expect(permissionsIn(policy('manager', '/org/a'), 'b').can('create', '/projects')).toBe(false);
  expect(permissionsIn(policy('manager', '/org/a'), null).can('create', '/projects')).toBe(false);
});

test('cannot, canAll and canAny follow can', () => {
  const [create, remove] = [
    { action: 'create', object: '/projects' },
    { action: 'delete', object: '/projects' },
  ];
  expect(manager.cannot('delete', '/projects')).toBe(true);
  expect([manager.canAll([create, remove]), manager.canAny([create, remove])]).toEqual([false, true]);
});

test('withRule compares ranks in the organization, and covers what lies below', () => {
  expect((['coordinator', 'manager', 'director'] as const).map((role) => manager.withRule(role))).toEqual([
    true,
    true,
    false,
  ]);
  expect(manager.withRule('manager', '/org/a/project/1')).toBe(true);
  expect(manager.withRule('member', '/org/b')).toBe(false);
});

test('an admin of the root is admin everywhere', () => {
  const admin = permissionsIn(policy('admin', '/root'), 'b');
  expect([admin.isAdmin, admin.can('anything', '/at-all'), manager.isAdmin]).toEqual([true, true, false]);
});

test('holds asks for the very role in the very place, beside whatever ranks higher', () => {
  const { sub, data } = policy('owner', '/org/a');
  const both = permissionsIn({ sub, data: { ...data, g: [...data.g, ['g', sub, 'admin', '/root']] } }, 'a');
  expect(both.highestRole('/org/a')).toBe('admin');
  expect([both.holds('owner', '/org/a'), both.holds('owner', '/org/b')]).toEqual([true, false]);
  expect([both.holds('executive', '/org/a'), both.holds('admin', '/org/a')]).toEqual([false, false]);
});

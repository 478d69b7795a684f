import { expect, test } from 'vitest';
import { MODEL } from '#contract/access/policy.ts';
import { permissionsIn } from '../../platform/permissions.ts';
import { openTo } from './use-places.ts';

const as = (role: string) => {
  const allowed = role === 'admin' ? ['*'] : ['/projects', '/daily-activity'];
  const rules = allowed.map((object) => ['p', role, '*', object, '*', 'allow'] as const);
  return permissionsIn(
    { sub: 'ada', data: { g: [['g', 'ada', role, '/org/a']], p: rules.map((rule) => [...rule]), m: MODEL } },
    'a',
  );
};
const ids = (role: string, exists: (path: string) => boolean = () => true) =>
  openTo(as(role), exists).map(({ id }) => id);

test('members find their daily activity first', () => {
  expect(ids('member')).toEqual(['daily-activity', 'projects']);
  expect(ids('manager')).toEqual(['projects', 'daily-activity']);
});

test('pages that don’t exist yet are not shown', () => {
  expect(ids('admin', (path) => path === '/manager/clients')).toEqual(['clients']);
});

test('admins find everything, each under a key of its own', () => {
  const keys = openTo(as('admin'), () => true).flatMap(({ key }) => (key ? [key] : []));
  expect(ids('admin')).toContain('rpai');
  expect(new Set(keys).size).toBe(keys.length);
});

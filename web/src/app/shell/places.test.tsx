import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { MODEL } from '#contract/access/policy.ts';
import { permissionsIn } from '../../platform/permissions.ts';
import { makeRouter } from '../router.ts';
import { PLACES } from './places.ts';
import { placeOf } from './use-drawer.ts';
import { openTo } from './use-places.ts';

const as = (role: string) => {
  const allowed = role === 'admin' ? ['*'] : ['/projects', '/daily-activity'];
  const rules = allowed.map((object) => ['p', role, '*', object, '*', 'allow'] as const);
  return permissionsIn(
    { sub: 'ada', data: { g: [['g', 'ada', role, '/org/a']], p: rules.map((rule) => [...rule]), m: MODEL } },
    'a',
  );
};
const ids = (role: string) => openTo(as(role), 'a').map(({ id }) => id);

test('members find their daily activity first', () => {
  expect(ids('member')).toEqual(['daily-activity', 'projects']);
  expect(ids('manager')).toEqual(['projects', 'daily-activity']);
});

test('every place leads to a page that exists', () => {
  const { routesByPath } = makeRouter(new QueryClient());
  const paths = Object.keys(routesByPath);
  const missing = PLACES.filter(({ path }) => !paths.includes(path) && !paths.includes(`${path}/`));
  expect(missing).toEqual([]);
});

test('an organization’s own pages are left out where none is chosen', () => {
  const paths = openTo(as('admin'), null).map(({ path }) => path);
  expect(paths).toContain('/manager/clients');
  expect(paths.filter((path) => path.startsWith('/manager/organizations/'))).toEqual([]);
});

test('dealsheets are for directors and above', () => {
  expect(ids('director')).toContain('dealsheets');
  expect(ids('manager')).not.toContain('dealsheets');
});

test('admins find everything, each under a key of its own', () => {
  const keys = openTo(as('admin'), 'a').flatMap(({ key }) => (key ? [key] : []));
  expect(ids('admin')).toContain('service-types');
  expect(new Set(keys).size).toBe(keys.length);
});

test('the team is that of the organization in which this tab works', () => {
  const team = openTo(as('admin'), 'a').find(({ id }) => id === 'team');
  expect(team?.path).toBe('/manager/organizations/a/team');
  expect(ids('manager')).not.toContain('team');
});

test('the policy is shown to those alone whom it lets in above the organizations', () => {
  const reaching = (domain: string) =>
    permissionsIn(
      {
        sub: 'ada',
        data: { g: [['g', 'ada', 'admin', domain]], p: [['p', 'admin', '*', '*', '*', 'allow']], m: MODEL },
      },
      'a',
    );
  const found = (domain: string) => openTo(reaching(domain), 'a').map(({ id }) => id);
  expect(found('/root')).toContain('policy');
  expect(found('/org/a')).not.toContain('policy');
});

test('an address belongs to the longest place that it begins with', () => {
  const places = [{ path: '/manager/projects' }, { path: '/manager/projects/import' }];
  const of = (pathname: string) => placeOf(pathname, places);
  expect(of('/manager/projects/import')).toBe('/manager/projects/import');
  expect(of('/manager/projects/7/dashboard')).toBe('/manager/projects');
  expect(of('/manager/projects-archive')).toBeUndefined();
});

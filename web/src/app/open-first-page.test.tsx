import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { setTabOrganization } from '../platform/session/tab-organization.ts';
import { organizationCalled, signedInAs } from './fixtures.tsx';
import { atLeast, organizationNeeded, type RouterContext, signedIn } from './guards.ts';
import { openFirstPage } from './open-first-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setTabOrganization(null);
});

const atSignIn = vi.fn();
const A = organizationCalled('A');

/** The server's answers by now, in which Ada holds `role`. */
const answering = (role: string) => {
  const answers: Record<string, unknown> = {
    permissions: {
      sub: 'ada',
      data: { g: [['g', 'ada', role, '/org/a']], p: [['p', role, '*', '*', '*', 'allow']], m: '' },
    },
    organizations: [A],
    me: { sub: 'ada', name: 'Ada', current_org: A, feature_tours: {}, settings: {} },
  };
  const ask = vi.fn(async (address: string) => Response.json(answers[address.split('/').at(-1) ?? '']));
  vi.stubGlobal('fetch', ask);
  return ask;
};

/** The first page of a visit at `path`; Ada held `lastRead` in the visit before, in `current`. */
const opened = async (path: string, lastRead: string, current: 'A' | null = 'A', session = {}) => {
  const client = signedInAs({ role: lastRead, organizations: [A], current: current ?? undefined, session });
  await client.invalidateQueries({ refetchType: 'none' });
  const root = createRootRouteWithContext<RouterContext>()({});
  const app = createRoute({ getParentRoute: () => root, id: '_app', beforeLoad: signedIn });
  const apart = createRoute({ getParentRoute: () => root, path: '/apart', beforeLoad: signedIn });
  const list = createRoute({ getParentRoute: () => app, path: '/list', beforeLoad: organizationNeeded });
  const costs = createRoute({ getParentRoute: () => app, path: '/costs', beforeLoad: atLeast('manager') });
  const index = createRoute({
    getParentRoute: () => app,
    path: '/index',
    beforeLoad: ({ context: { person } }) => {
      throw redirect({ href: person.permissions.withRule('manager') ? '/costs' : '/list' });
    },
  });
  const signIn = createRoute({ getParentRoute: () => root, path: '/signin', beforeLoad: atSignIn });
  const router = createRouter({
    routeTree: root.addChildren([app.addChildren([list, costs, index]), apart, signIn]),
    context: { client },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await openFirstPage(router, client);
  const { location, matches } = router.state;
  return [location.pathname, ...new Set(matches.map(({ status }) => status))];
};

test('a page that the last visit’s rights open is open before anything was asked', async () => {
  const ask = answering('member');
  expect(await opened('/costs', 'manager')).toEqual(['/costs', 'success']);
  expect(ask).not.toHaveBeenCalled();
});

test('a page that they don’t open is opened or refused by what the server says now', async () => {
  answering('manager');
  expect(await opened('/costs', 'member')).toEqual(['/costs', 'success']);
  answering('member');
  expect(await opened('/costs', 'member')).toEqual(['/costs', 'success', 'error']);
});

test('an address that leads elsewhere leads where the rights of now say', async () => {
  answering('member');
  expect(await opened('/index', 'manager')).toEqual(['/list', 'success']);
  answering('manager');
  expect(await opened('/index', 'member')).toEqual(['/costs', 'success']);
});

test('whoever had no organization then is asked for first', async () => {
  const ask = answering('manager');
  expect(await opened('/list', 'manager', null)).toEqual(['/list', 'success']);
  expect(ask).toHaveBeenCalled();
});

test('a page that doesn’t follow what its person may do asks first', async () => {
  const ask = answering('manager');
  expect(await opened('/apart', 'manager')).toEqual(['/apart', 'success']);
  expect(ask).toHaveBeenCalled();
});

test('whose session has ended arrives at the sign-in, once', async () => {
  answering('manager');
  expect(await opened('/list', 'manager', 'A', { tokens: async () => null })).toEqual(['/signin', 'success']);
  expect(atSignIn).toHaveBeenCalledOnce();
});

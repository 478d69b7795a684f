import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { myOrganizations, myPolicy, useOrganization } from '../../platform/person.ts';
import { setTabOrganization, tabOrganization } from '../../platform/session/tab-organization.ts';
import { toasts } from '../../ui/feedback/toast/toast.ts';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { useFollowAccess } from './use-follow-access.ts';

const A = organizationCalled('A');
const B = organizationCalled('B');
const policy = (role: string) => ({
  sub: 'ada',
  data: { g: [['g', 'ada', role, '/org/a']], p: [['p', role, '*', '*', '*', 'allow']], m: '' },
});

/** Organizations in which the page was drawn. */
const drawnIn: (string | null)[] = [];

/** A page that takes its organization for granted. */
function Work() {
  const { name } = useOrganization();
  drawnIn.push(tabOrganization());
  return <p>At work in {name}</p>;
}

/** A page of organization A, over a server whose answers can be changed. */
const openPage = async () => {
  const client = signedInAs({ role: 'member', organizations: [A, B], current: 'A' });
  const server = { policy: policy('member'), organizations: [A, B], current: A };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, window.location.href);
    if (pathname.endsWith('/permissions')) return Response.json(server.policy);
    if (pathname.endsWith('/organizations')) return Response.json(server.organizations);
    return Response.json({
      sub: 'ada',
      name: 'Ada',
      current_org: server.current,
      feature_tours: {},
      settings: {},
    });
  });
  const guard = vi.fn();
  drawnIn.length = 0;
  const root = createRootRoute({
    component: function Frame() {
      return useFollowAccess() ? null : <Outlet />;
    },
  });
  const page = (path: string, component: () => ReactNode) =>
    createRoute({ getParentRoute: () => root, path, beforeLoad: guard, component });
  const router = createRouter({
    routeTree: root.addChildren([page('/', () => <p>At /</p>), page('/work', Work)]),
    history: createMemoryHistory({ initialEntries: ['/work'] }),
  });
  setTabOrganization('a');
  client.setQueryData(['projects', 'a', '/projects', null, null], 'rows of A');
  const view = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(view.getByText('At work in A')).toBeVisible();
  guard.mockClear();
  return { client, server, guard, view };
};

test('a role that was given elsewhere lets the guards of the open page run again', async () => {
  const { client, server, guard } = await openPage();
  server.policy = policy('owner');
  await client.invalidateQueries({ queryKey: myPolicy.queryKey });
  await expect.poll(() => guard.mock.calls.length).toBeGreaterThan(0);
  expect(tabOrganization()).toBe('a');
});

test('whoever is removed while signed in loses the organization’s page and rows, and is told', async () => {
  const { client, server, view } = await openPage();
  const complaint = vi.spyOn(console, 'error');
  server.policy = { ...policy('member'), data: { g: [], p: [], m: '' } };
  server.organizations = [B];
  server.current = B;
  await client.invalidateQueries({ queryKey: myPolicy.queryKey });
  await expect.element(view.getByText('At /', { exact: true })).toBeVisible();
  expect(client.getQueryData(['projects', 'a', '/projects', null, null])).toBeUndefined();
  expect(tabOrganization()).not.toBe('a');
  expect(new Set(drawnIn), 'the page is never drawn outside its organization').toEqual(new Set(['a']));
  expect(complaint).not.toHaveBeenCalled();
  expect(toasts.get().map(({ title }) => title)).toContain('You are no longer in A');
});

test('the same where only the list of organizations is read anew', async () => {
  const { client, server, view } = await openPage();
  const complaint = vi.spyOn(console, 'error');
  server.organizations = [B];
  await client.invalidateQueries({ queryKey: myOrganizations.queryKey });
  await expect.element(view.getByText('At /', { exact: true })).toBeVisible();
  expect(new Set(drawnIn)).toEqual(new Set(['a']));
  expect(complaint).not.toHaveBeenCalled();
});

test.each([
  ['in another organization', 'b'],
  ['in none', null],
])('the same where a guard has settled the tab %s before the page is drawn', async (_, settled) => {
  const { client, server, view } = await openPage();
  const complaint = vi.spyOn(console, 'error');
  server.organizations = [B];
  client.setQueryData(myOrganizations.queryKey, [B]);
  setTabOrganization(settled);
  await expect.element(view.getByText('At /', { exact: true })).toBeVisible();
  expect(new Set(drawnIn)).toEqual(new Set(['a']));
  expect(complaint).not.toHaveBeenCalled();
  expect(toasts.get().map(({ title }) => title)).toContain('You are no longer in A');
});

test('an unchanged answer disturbs nobody', async () => {
  const { client, guard } = await openPage();
  await client.refetchQueries({ queryKey: myPolicy.queryKey });
  expect(guard).not.toHaveBeenCalled();
});

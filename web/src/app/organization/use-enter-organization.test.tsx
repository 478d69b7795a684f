import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { tabOrganization } from '../../platform/session/tab-organization.ts';
import { UiProvider } from '../../ui/theme/ui-provider.tsx';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { useEnterOrganization } from './use-enter-organization.ts';

afterEach(() => vi.unstubAllGlobals());

const A = organizationCalled('A');
const USER = {
  sub: 'ada',
  email: 'a@x.org',
  name: 'Ada',
  current_org: null,
  feature_tours: {},
  settings: {},
};

test('whoever was let into an organization works there, with everything about them read anew', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = new URL(address, window.location.href).pathname;
    asked.push(`${init.method ?? 'GET'} ${path}`);
    if (init.method === 'PUT') return new Response(null, { status: 204 });
    if (path.endsWith('/organizations')) return Response.json([A]);
    if (path.endsWith('/permissions')) return Response.json({ sub: 'ada', data: { g: [], p: [], m: '' } });
    return Response.json(USER);
  });
  const client = signedInAs({ organizations: [] });
  const root = createRootRoute();
  const index = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>Landing</p> });
  const invitation = createRoute({
    getParentRoute: () => root,
    path: '/invitation',
    component: function Invitation() {
      const enter = useEnterOrganization();
      return (
        <button type="button" onClick={() => void enter('a')}>
          Accept
        </button>
      );
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([index, invitation]),
    history: createMemoryHistory({ initialEntries: ['/invitation'] }),
  });
  const view = await render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await view.getByRole('button', { name: 'Accept' }).click();
  await expect.element(view.getByText('Landing')).toBeVisible();
  expect(tabOrganization()).toBe('a');
  expect(asked.sort()).toEqual([
    'GET /api/users/me',
    'GET /api/users/me/organizations',
    'GET /api/users/me/permissions',
    'PUT /api/users/me/organizations/current',
  ]);
});

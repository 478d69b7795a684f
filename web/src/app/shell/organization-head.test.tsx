import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../../ui/theme/ui-provider.tsx';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import { OrganizationHead } from './organization-head.tsx';

const show = (names: string[]) => {
  const client = signedInAs({ organizations: names.map(organizationCalled) });
  const routeTree = createRootRoute({ component: OrganizationHead });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  return render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
};

test('somebody in no organization has none to switch to, and it says so', async () => {
  const screen = await show([]);
  await expect.element(screen.getByText('No organization yet')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('somebody in several, with none chosen, can choose one', async () => {
  const screen = await show(['A', 'B']);
  await screen.getByRole('button', { name: 'Switch organization' }).click();
  await expect.element(screen.getByRole('menuitemcheckbox', { name: 'B' })).toBeVisible();
});

test('a page of something in the old organization gives way to the index, with the inbox still open', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  const client = signedInAs({ organizations: ['A', 'B'].map(organizationCalled), current: 'A' });
  const root = createRootRoute({ component: OrganizationHead });
  const project = createRoute({ getParentRoute: () => root, path: '/projects/$id' });
  const history = createMemoryHistory({ initialEntries: ['/projects/p#inbox?id=n1'] });
  const router = createRouter({ routeTree: root.addChildren([project]), history });
  const screen = await render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await screen.getByRole('button', { name: 'Switch organization' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'B' }).click();
  await expect.poll(() => history.location.href).toBe('/#inbox?id=n1');
  vi.unstubAllGlobals();
});

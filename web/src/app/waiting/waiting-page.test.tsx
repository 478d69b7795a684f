import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { setTabOrganization } from '../../platform/session/tab-organization.ts';
import { UiProvider } from '../../ui/theme/ui-provider.tsx';
import { organizationCalled, signedInAs } from '../fixtures.tsx';
import type { WaitingPageName } from './pages.ts';
import { waiting } from './waiting.ts';

const open = async (page: WaitingPageName, role = 'admin', object = '/daily-activity') => {
  const client = signedInAs({
    role,
    organizations: [organizationCalled('A')],
    current: 'A',
    ...(role === 'member' ? { rules: [['p', 'member', '*', object, 'list', 'allow']] as const } : {}),
  });
  setTabOrganization('a');
  const root = createRootRoute();
  const route = createRoute({ getParentRoute: () => root, path: '/', ...waiting(page) });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
};

test('a page that holds nothing yet says what will stand there and offers a way on', async () => {
  const view = await open('dashboard');
  await expect.element(view.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect.element(view.getByText(/The figures of your organization at a glance/)).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Open Projects' }))
    .toHaveAttribute('href', '/manager/projects');
});

test('the way on is one that the person may go', async () => {
  const view = await open('dashboard', 'member');
  await expect
    .element(view.getByRole('link', { name: 'Open Daily activity' }))
    .toHaveAttribute('href', '/daily-activity');
});

test('where no place is open to the person, the way on is their account', async () => {
  const view = await open('dashboard', 'member', '/nothing');
  await expect
    .element(view.getByRole('link', { name: 'Open your account' }))
    .toHaveAttribute('href', '/account');
});

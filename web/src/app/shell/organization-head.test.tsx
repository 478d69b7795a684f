import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test } from 'vitest';
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

import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { organizationCalled, signedInAs } from '../../../app/fixtures.tsx';
import { UiProvider } from '../../../ui/theme/ui-provider.tsx';
import { ChooseOrganizationScreen } from './choose-organization-screen.tsx';

const show = (names: string[], signOut = async () => undefined) => {
  const client = signedInAs({ organizations: names.map(organizationCalled), session: { signOut } });
  const routeTree = createRootRoute({ component: ChooseOrganizationScreen });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  return render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
};

test.each([
  ['several organizations', ['A', 'B']],
  ['none', []],
])('somebody with %s can leave for another account', async (_, names) => {
  const signOut = vi.fn(async () => undefined);
  const view = await show(names, signOut);
  await view.getByRole('button', { name: 'Sign out' }).click();
  expect(signOut).toHaveBeenCalledOnce();
});

test('somebody in no organization is told whom to ask, and for which address', async () => {
  const view = await show([]);
  await expect.element(view.getByText(/Ask an owner .* to invite ada@muster.example/)).toBeVisible();
  await expect.element(view.getByText(/sign out and come back with that one/)).toBeVisible();
  await expect.element(view.getByRole('button', { name: 'Look again' })).toBeVisible();
});

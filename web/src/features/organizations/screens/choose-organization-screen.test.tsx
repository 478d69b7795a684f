import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { organizationCalled, signedInAs } from '../../../app/fixtures.tsx';
import { UiProvider } from '../../../ui/theme/ui-provider.tsx';
import { ChooseOrganizationScreen } from './choose-organization-screen.tsx';

test.each([
  ['several organizations', ['A', 'B']],
  ['none', []],
])('somebody with %s can leave for another account', async (_, names) => {
  const signOut = vi.fn(async () => undefined);
  const client = signedInAs({ organizations: names.map(organizationCalled), session: { signOut } });
  const routeTree = createRootRoute({ component: ChooseOrganizationScreen });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  const view = await render(
    <UiProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UiProvider>,
  );
  await view.getByRole('button', { name: 'Sign out' }).click();
  expect(signOut).toHaveBeenCalledOnce();
});

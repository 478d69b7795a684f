import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { organizationCalled, signedInAs } from '../../../app/fixtures.tsx';
import { UiProvider } from '../../../ui/theme/ui-provider.tsx';
import { ChooseOrganizationScreen } from './choose-organization-screen.tsx';

const INVITATION = {
  id: 'i1',
  role: 'manager',
  project: null,
  message: null,
  status: 'pending',
  invited_by: 'Maren Holt',
  expires_at: '2030-01-01T00:00:00.000Z',
  email: 'ada@muster.example',
  organization: { id: 'k', name: 'Kestrel' },
};

const show = (names: string[], signOut = async () => undefined, waiting: readonly unknown[] = []) => {
  vi.stubGlobal('fetch', async () => Response.json({ data: waiting }));
  const client = signedInAs({ organizations: names.map(organizationCalled), session: { signOut } });
  const component = () => <ChooseOrganizationScreen waiting={<p>Kestrel waits</p>} />;
  const routeTree = createRootRoute({ component });
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

test.each([
  ['no organization', [], 'You are invited'],
  ['several organizations', ['A', 'B'], 'You are invited, too'],
])('somebody with %s finds the invitations that wait for them', async (_, names, heading) => {
  const view = await show(names, undefined, [INVITATION]);
  await expect.element(view.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(view.getByText('Kestrel waits')).toBeVisible();
  await expect.element(view.getByText(/Ask an owner/)).not.toBeInTheDocument();
});

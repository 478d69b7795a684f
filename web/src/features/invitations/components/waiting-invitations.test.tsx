import { expect, test, vi } from 'vitest';
import { receivedInvitation } from '../../../../test/invitation-detail.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { WaitingInvitations } from './waiting-invitations.tsx';

const show = (invitations: readonly unknown[]) => {
  const entered = vi.fn(async () => undefined);
  return renderScreen({
    screen: () => <WaitingInvitations onAccepted={entered} />,
    search: () => ({}),
    at: '/',
    answer: ({ method }) => ({
      body: method === 'POST' ? { organization: { id: 'k', name: 'Kestrel' } } : { data: invitations },
    }),
  }).then((screen) => ({ ...screen, entered }));
};

test('an invitation that waits is accepted where it is listed', async () => {
  const invitation = receivedInvitation();
  const { view, entered, asked } = await show([invitation]);
  await expect.element(view.getByText('Coordinator, open until 5 Dec 2030')).toBeVisible();
  await expect
    .element(view.getByRole('link', { name: 'Details' }))
    .toHaveAttribute('href', `/invitation?id=${invitation.id}`);
  await view.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => entered.mock.calls).toEqual([['k']]);
  expect(asked.at(-1)?.path).toBe(`/users/me/invitations/${invitation.id}/accept`);
});

test('without any, nothing is there', async () => {
  const { view, asked } = await show([]);
  await expect.poll(() => asked.length).toBe(1);
  await expect.element(view.getByRole('list')).not.toBeInTheDocument();
});

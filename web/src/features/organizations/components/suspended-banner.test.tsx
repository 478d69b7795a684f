import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { SuspendedBanner } from './suspended-banner.tsx';

const show = (since: string | null, reason: string | null) =>
  renderScreen({
    screen: () => <SuspendedBanner suspended={{ since, reason }} />,
    search: () => ({}),
    at: '/daily-activity',
    answer: () => undefined,
  });

test('a suspended organization says since when and why nothing can be changed', async () => {
  const { view } = await show('2026-10-31T12:00:00.000Z', 'The season is over.');
  const banner = view.getByRole('status').filter({ hasText: 'suspended' });
  await expect
    .element(banner)
    .toMatchTextContent(/since .*31 Oct 2026.*nothing can be changed.*The season is over\./);
});

test('without a day and a reason it says what that means all the same', async () => {
  const { view } = await show(null, null);
  await expect.element(view.getByText(/is suspended.*nothing can be changed/)).toBeVisible();
});

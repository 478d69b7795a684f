import { expect, test } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { ViewBanner } from './view-banner.tsx';

const VIEW = { id: 'v1', organization: 'a', name: 'Jonas Meyer' };

test('however far a page is scrolled, it says below the top bar as whom one looks, and ends it', async () => {
  const { view } = await renderScreen({
    screen: () => (
      <div style={{ height: 4_000 }}>
        <ViewBanner view={VIEW} />
      </div>
    ),
    search: () => ({}),
    at: '/',
    answer: () => undefined,
  });
  const banner = view.getByRole('status').filter({ hasText: 'You are viewing as Jonas Meyer.' });
  await expect.element(banner).toBeVisible();
  window.scrollTo(0, 2_000);
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--top-bar');
  await expect.poll(() => `${banner.element().getBoundingClientRect().top}px`).toBe(bar);
  await expect.element(view.getByRole('button', { name: 'Stop viewing' })).toBeInViewport();
});

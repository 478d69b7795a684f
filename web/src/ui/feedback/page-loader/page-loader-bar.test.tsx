import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { pageLoader } from './page-loader.ts';
import { PageLoaderBar } from './page-loader-bar.tsx';

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);

afterEach(() => {
  pageLoader.finish();
  vi.runAllTimers();
  vi.useRealTimers();
});

test('the bar is 3 px high, at the top of the window, in the secondary colour', async () => {
  const screen = await render(
    <UiProvider>
      <PageLoaderBar />
    </UiProvider>,
  );
  pageLoader.start();
  vi.advanceTimersByTime(200);
  const bar = screen.getByRole('progressbar', { name: 'The page is loading' });
  await expect.element(bar).toBeInTheDocument();
  const { top, height, width } = bar.element().getBoundingClientRect();
  expect([top, height, width]).toEqual([0, 3, window.innerWidth]);
  const [fill] = bar.element().children;
  expect(fill && getComputedStyle(fill).backgroundColor).toBe('rgb(231, 19, 72)');
});

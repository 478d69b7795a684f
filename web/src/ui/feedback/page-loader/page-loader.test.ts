import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageLoader, pageLoaderState } from './page-loader.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  pageLoader.finish();
  vi.runAllTimers();
  vi.useRealTimers();
});

const after = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return pageLoaderState.get();
};

test('a page that loads within 200 ms shows no bar', () => {
  pageLoader.start();
  expect(after(199).shown).toBe(false);
  pageLoader.finish();
  expect(after(1000)).toEqual({ progress: 0, shown: false });
});

test('the bar shows after 200 ms and grows toward 100 over two seconds', () => {
  pageLoader.start();
  expect(after(200).shown).toBe(true);
  const half = after(1000).progress;
  const late = after(1000).progress;
  expect(half).toBeGreaterThan(50);
  expect(late).toBeGreaterThan(90);
  expect(late).toBeLessThan(100);
  expect(after(60_000).progress).toBeLessThanOrEqual(100);
});

test('a finished page fills the bar, hides it after 500 ms and resets it 400 ms later', () => {
  pageLoader.start();
  after(300);
  pageLoader.finish();
  expect(pageLoaderState.get()).toEqual({ progress: 100, shown: true });
  expect(after(499).shown).toBe(true);
  expect(after(1)).toEqual({ progress: 100, shown: false });
  expect(after(399).progress).toBe(100);
  expect(after(1)).toEqual({ progress: 0, shown: false });
});

test('a page that starts while the bar is up begins again at once', () => {
  pageLoader.start();
  after(1500);
  pageLoader.start();
  expect(pageLoaderState.get()).toEqual({ progress: 0, shown: true });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildState } from './build-state.ts';
import { CHECK_MS, checkBuild, followBuilds } from './check-build.ts';

const asked = vi.fn<typeof fetch>();
const latest = (id: string) => asked.mockImplementation(async () => Response.json({ id }));
let unfollow = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
  vi.spyOn(window, 'fetch').mockImplementation(asked);
  asked.mockClear();
  buildState.become({ id: 'old', newer: null, checkedAt: null });
});
afterEach(() => {
  unfollow();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the newest build is asked for with the time, past every cache', async () => {
  latest('new');
  await checkBuild();
  expect(asked).toHaveBeenCalledExactlyOnceWith('/builds/latest.json?time=1000', { cache: 'no-store' });
  expect(buildState.now()).toEqual({ id: 'old', newer: 'new', checkedAt: 1_000 });
});

test('the build that runs here is not newer', async () => {
  latest('old');
  await checkBuild();
  expect(buildState.now().newer).toBeNull();
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is an error', async () => new Response('', { status: 502 })],
  ['the answer is a page', async () => new Response('<!doctype html>')],
])('everything stays as it was when %s', async (_, answer) => {
  asked.mockImplementation(answer);
  await checkBuild();
  expect(buildState.now()).toEqual({ id: 'old', newer: null, checkedAt: null });
});

test('where nothing was built there is nothing to ask for', async () => {
  buildState.become({ id: null });
  await checkBuild();
  expect(asked).not.toHaveBeenCalled();
});

test('it is asked for every 5 minutes', async () => {
  expect(CHECK_MS).toBe(300_000);
  latest('old');
  unfollow = followBuilds();
  await vi.advanceTimersByTimeAsync(CHECK_MS - 1);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + CHECK_MS);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('and whenever the page becomes visible', () => {
  latest('old');
  unfollow = followBuilds();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveBeenCalledOnce();
});

import { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginLater, LATER_MS } from './later.ts';

const startFollowing = vi.hoisted(() => vi.fn<(...given: unknown[]) => void>());
vi.mock('./builds/follow-builds.ts', () => ({ startFollowing }));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

test('prefetch, worker and newer builds begin 1 s after the first page is drawn', async () => {
  expect(LATER_MS).toBe(1_000);
  const router = createRouter({ routeTree: createRootRoute() });
  const client = new QueryClient();
  beginLater(client, router);
  await vi.advanceTimersByTimeAsync(LATER_MS - 1);
  expect(startFollowing).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(() => startFollowing.mock.calls).toEqual([[client, router]]);
});

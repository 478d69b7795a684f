import { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOpened } from '../platform/notifications/opened.ts';
import { signedInAs } from './fixtures.tsx';
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

test('what was opened by its link is read on the way that the link came through, before and after', async () => {
  vi.useRealTimers();
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json({ at: '2026-11-20T10:05:00.000Z', unread: 3, total: 9 });
  });
  const client = signedInAs({ role: 'member' });
  takeOpened('/calculator/print?nt=n1&ch=email');
  beginLater(client, createRouter({ routeTree: createRootRoute() }));
  const marked = (id: string, channel: string) => ({ ids: [id], channels: [channel], read: true });
  await expect.poll(() => asked).toEqual([marked('n1', 'email')]);
  takeOpened('/account?nt=n2');
  await expect.poll(() => asked).toEqual([marked('n1', 'email'), marked('n2', 'app')]);
  vi.unstubAllGlobals();
});

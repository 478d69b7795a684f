import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildState } from '../../platform/builds/build-state.ts';
import { unsavedWork } from '../../ui/form-page/unsaved-work.ts';
import { beforePage, gatePages } from './before-page.ts';
import { RELOAD_GUARD_MS, reloadOnNavigation } from './reload.ts';

const reload = vi.fn<() => void>();
const takeControl = vi.fn<() => Promise<boolean>>();

/** A page at /a of a small application. */
const opened = async () => {
  const root = createRootRoute({ beforeLoad: beforePage });
  const routes = ['/a', '/b', '/c'].map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/a'] }),
  });
  reloadOnNavigation(router, { reload, takeControl });
  await router.load();
  return router;
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date'] });
  sessionStorage.clear();
  unsavedWork.set(0);
  buildState.become({ id: 'old', newer: 'new' });
  reload.mockReset();
  takeControl.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  gatePages(undefined);
  vi.useRealTimers();
});

test('the first page stays, and the next navigation reloads once the worker took control', async () => {
  const router = await opened();
  expect(takeControl).not.toHaveBeenCalled();
  void router.navigate({ href: '/c' });
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(takeControl.mock.invocationCallOrder[0]).toBeLessThan(reload.mock.invocationCallOrder[0] ?? 0);
});

test('nothing is reloaded over unsaved work, neither at the click nor while the worker gets ready', async () => {
  const router = await opened();
  unsavedWork.set(1);
  await router.navigate({ href: '/b' });
  unsavedWork.set(0);
  takeControl.mockImplementation(async () => {
    unsavedWork.set(1);
    return true;
  });
  await router.navigate({ href: '/c' });
  expect(reload).not.toHaveBeenCalled();
});

test('a reload guards against the next for 10 s, in the storage of the tab', async () => {
  expect(RELOAD_GUARD_MS).toBe(10_000);
  const router = await opened();
  void router.navigate({ href: '/b' });
  await expect.poll(() => sessionStorage.getItem('reload.until')).toBe('1010000');
  vi.setSystemTime(1_009_999);
  await router.navigate({ href: '/c' });
  expect(reload).toHaveBeenCalledOnce();
  vi.setSystemTime(1_010_000);
  void router.navigate({ href: '/a' });
  await expect.poll(() => reload.mock.calls.length).toBe(2);
});

test('without the newer worker a reload would bring the same build, so the page stays', async () => {
  const router = await opened();
  takeControl.mockResolvedValue(false);
  await router.navigate({ href: '/b' });
  expect([reload.mock.calls.length, sessionStorage.getItem('reload.until')]).toEqual([0, null]);
});

test('another search of the same page is no navigation', async () => {
  const router = await opened();
  await router.navigate({ href: '/a?q=x' });
  expect(takeControl).not.toHaveBeenCalled();
});

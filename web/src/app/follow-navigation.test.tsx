import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { pageLoaderState } from '../ui/feedback/page-loader/page-loader.ts';
import { followNavigation } from './follow-navigation.ts';

/** An index, and a page whose data comes when `arrive` is called. */
const openPages = async () => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  const root = createRootRoute({
    component: () => (
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    ),
  });
  const index = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>Index</p> });
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    loaderDeps: ({ search }) => search,
    loader: () => promise,
    component: () => <p>Slow page</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([index, slow]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPendingMs: 60_000,
  });
  followNavigation(router);
  const view = await render(<RouterProvider router={router} />);
  await expect.element(view.getByText('Index')).toBeVisible();
  return { router, view, arrive };
};

test('the bar shows while a page loads, and fills when it is there', async () => {
  const { router, view, arrive } = await openPages();
  void router.navigate({ href: '/slow' });
  await expect.poll(() => pageLoaderState.get().shown).toBe(true);
  expect(pageLoaderState.get().progress).toBeLessThan(100);
  arrive();
  await expect.element(view.getByText('Slow page')).toBeVisible();
  await expect.poll(() => pageLoaderState.get()).toEqual({ progress: 0, shown: false });
});

test('after a change of page the focus is at its content', async () => {
  const { router, view, arrive } = await openPages();
  arrive();
  await router.navigate({ href: '/slow' });
  await expect.element(view.getByRole('main')).toHaveFocus();
});

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppLink } from '../app-link.tsx';
import { forgetPayloads, prefetch } from './prefetch.ts';

const read = vi.fn<(page: string) => void>();
let asked: string[] = [];

const PAYLOADS: Record<string, object> = {
  '/places/_payload.json': { scripts: ['/assets/places.js', '/assets/lists.js'], reads: ['/places'] },
  '/still/_payload.json': { scripts: ['/assets/still.js'], reads: [] },
  '/places/$placeId/_payload.json': { scripts: ['/assets/place.js'], reads: ['/places/:place_id'] },
};

const preloaded = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));

/** A page with links to two places, one of them far below. */
const opened = async () => {
  const root = createRootRoute({ component: Outlet });
  const at = (path: string) =>
    createRoute({ getParentRoute: () => root, path, loader: ({ location }) => read(location.pathname) });
  const here = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <>
        <AppLink href="/places/7">Seven</AppLink>
        <div style={{ height: 5_000 }} />
        <AppLink href="/far">Far</AppLink>
      </>
    ),
  });
  const router = createRouter({
    routeTree: root.addChildren([here, at('/places'), at('/places/$placeId'), at('/still'), at('/far')]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('Seven')).toBeVisible();
  return { router, screen };
};

const ahead = { build: 'b1', drawer: async () => ['/places', '/still'] };
const connect = (connection: object) => vi.spyOn(navigator, 'connection', 'get').mockReturnValue(connection);

beforeEach(() => {
  asked = [];
  read.mockReset();
  forgetPayloads();
  for (const link of document.querySelectorAll('link[rel="modulepreload"]')) link.remove();
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    const payload = PAYLOADS[String(address).split('?')[0] ?? ''];
    return payload ? Response.json(payload) : new Response('', { status: 404 });
  });
});
afterEach(() => vi.restoreAllMocks());

test('the scripts of the pages in the drawer and in sight are loaded, and what the drawer’s pages read', async () => {
  const { router } = await opened();
  await prefetch(router, ahead);
  expect(preloaded()).toEqual([
    '/assets/places.js',
    '/assets/lists.js',
    '/assets/still.js',
    '/assets/place.js',
  ]);
  expect(read).toHaveBeenCalledWith('/places');
  expect(read).not.toHaveBeenCalledWith('/still');
});

test('a payload is asked for once a page, whatever its parameters, and by the build', async () => {
  const { router } = await opened();
  await prefetch(router, ahead);
  await prefetch(router, ahead);
  expect(asked.filter((address) => address.startsWith('/places/'))).toEqual([
    '/places/_payload.json?b1',
    '/places/$placeId/_payload.json?b1',
  ]);
  expect(asked).not.toContain('/far/_payload.json?b1');
});

test.each([{ effectiveType: 'slow-2g' }, { effectiveType: '2g' }, { saveData: true }])(
  'nothing is loaded ahead over %o, not even on hover',
  async (connection) => {
    connect(connection);
    const { router, screen } = await opened();
    await prefetch(router, ahead);
    await screen.getByText('Seven').hover();
    expect([asked, preloaded(), read.mock.calls]).toEqual([[], [], []]);
  },
);

test('a link that is hovered or focused has its page loaded and read', async () => {
  const { screen } = await opened();
  await screen.getByText('Seven').hover();
  await expect.poll(() => read.mock.calls).toEqual([['/places/7']]);
  screen.getByText('Far').element().focus({ preventScroll: true });
  await expect.poll(() => read.mock.calls.at(-1)).toEqual(['/far']);
});

test('a page whose payload isn’t to be had is left alone', async () => {
  const { router } = await opened();
  await prefetch(router, { build: 'b1', drawer: async () => ['/far', '/nowhere'] });
  expect(read).not.toHaveBeenCalledWith('/far');
});

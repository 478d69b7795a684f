import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

const NOTE_FIRST_ROW = `new MutationObserver((_, observer) => {
  if (!document.querySelector('main tbody a')) return;
  observer.disconnect();
  const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  document.documentElement.dataset.firstRow = JSON.stringify({ search: location.search, asked });
}).observe(document, { childList: true, subtree: true });`;

/** On every page from now on: notes where the first row of a list stands, and what was asked for until then. */
const noteFirstRow = (page: Page) => page.addInitScript(NOTE_FIRST_ROW);

const firstRow = async (page: Page): Promise<{ search: string; asked: string[] }> => {
  const drawn = page.locator('html[data-first-row]');
  await expect(drawn).toHaveCount(1);
  return JSON.parse((await drawn.getAttribute('data-first-row')) ?? '');
};

test('the list of projects is read once, before its code has arrived, and not again by its screen', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await expect(page.getByRole('link', { name: /Harbour Terminal guarding/ })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/projects' || pathname.includes('/assets/lists-')) asked.push(pathname);
  });
  await page.goto('/manager/projects');
  await expect(page.getByRole('link', { name: /Harbour Terminal guarding/ })).toBeVisible();
  expect(asked).toEqual(['/api/projects', expect.stringContaining('/assets/lists-')]);
});

test('before its first row the list asks for nothing that it can do without', async ({ page }) => {
  await signIn(page, 'manager');
  await expect(page.getByRole('link', { name: /Harbour Terminal guarding/ })).toBeVisible();
  await noteFirstRow(page);
  // However slow the machine: the list's code comes when its rows are there, as it does where nothing else is at work.
  const answered = ['/api/projects', '/api/saved-views/projects'].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await page.route('**/assets/lists-*.js', async (route) => {
    await Promise.all(answered);
    await route.continue();
  });
  await page.goto('/manager/projects');
  const { asked } = await firstRow(page);
  expect(asked.filter((name) => name.startsWith('/api/')).sort()).toEqual([
    '/api/projects',
    '/api/saved-views/projects',
    '/api/users/me',
    '/api/users/me/organizations',
    '/api/users/me/permissions',
  ]);
  const code = asked.flatMap((name) => /^\/assets\/([a-z-]+)-[\w-]{8}\.(?:js|css)$/.exec(name)?.[1] ?? []);
  expect(code.sort()).toEqual(['frameworks', 'index', 'index', 'lists', 'rolldown-runtime']);
});

test('a list that opens with another view for its person shows that one first', async ({ page }) => {
  await signIn(page, 'manager');
  await expect(page.getByRole('link', { name: /Harbour Terminal guarding/ })).toBeVisible();
  await noteFirstRow(page);
  await page.route('**/api/saved-views/projects', (route) =>
    route.fulfill({ json: { data: [], home: 'mine' } }),
  );
  await page.goto('/manager/projects');
  expect((await firstRow(page)).search).toBe('?view=mine');
  await expect(page.getByRole('navigation', { name: 'Views' }).locator('[aria-current]')).toHaveText(/^Mine/);
});

test('the tabs of the list stand where they stay while their counts are on their way', async ({ page }) => {
  await signIn(page, 'manager');
  const release = Promise.withResolvers<void>();
  await page.route('**/api/projects/views', async (route) => {
    await release.promise;
    await route.fulfill({ json: { open: 7, mine: 1, attention: 0, ending: 2 } });
  });
  await page.addInitScript(() => localStorage.removeItem('last-read'));
  await page.goto('/manager/projects');
  await expect(page.getByRole('link', { name: /Harbour Terminal guarding/ })).toBeVisible();
  const views = page.getByRole('navigation', { name: 'Views' });
  const last = views.getByRole('link', { name: 'All', exact: true });
  const place = async () => Math.round((await last.boundingBox())?.x ?? 0);
  const before = await place();
  release.resolve();
  await expect(views.getByRole('link', { name: /^Open/ })).toHaveText('Open7');
  expect(await place()).toBe(before);
});

test('a later visit shows the rows of the last one before the server has answered, then those of now', async ({
  page,
}) => {
  await signIn(page, 'manager');
  const row = page.getByRole('link', { name: /Harbour Terminal guarding/ });
  await expect(row).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('last-read'))).not.toBeNull();
  const release = Promise.withResolvers<void>();
  await page.route(/\/api\/users\/me/, async (route) => {
    await release.promise;
    await route.continue();
  });
  // As if the project had been given another name since.
  await page.route(/\/api\/projects\?/, async (route) => {
    await release.promise;
    const response = await route.fetch();
    const body = (await response.text()).replace('Harbour Terminal guarding', 'Harbour Terminal patrols');
    await route.fulfill({ response, body });
  });
  await page.goto('/manager/projects');
  await expect(row).toBeVisible();
  release.resolve();
  await expect(page.getByRole('link', { name: /Harbour Terminal patrols/ })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a server that takes its time leaves nobody before a page on which nothing moves', async ({ page }) => {
  await signIn(page, 'manager', '/account');
  // As on a device that has kept nothing yet.
  await page.addInitScript(() => localStorage.removeItem('last-read'));
  const release = Promise.withResolvers<void>();
  await page.route(/\/api\/users\/me$/, async (route) => {
    await release.promise;
    await route.continue();
  });
  const waiting = page.getByRole('progressbar', { name: 'Muster is loading' });
  await page.goto('/account');
  await expect.poll(async () => (await waiting.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  release.resolve();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('an application whose code can’t be fetched says so, and tries again', async ({ page }) => {
  const code = /\/assets\/frameworks-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.goto('/signin');
  await expect(page.getByRole('alert')).toHaveText(
    'Muster could not be loaded. Check your connection and try again.',
  );
  await page.unroute(code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

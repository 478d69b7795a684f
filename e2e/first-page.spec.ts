import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

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

test('a server that takes its time leaves nobody before a page on which nothing moves', async ({ page }) => {
  await signIn(page, 'manager', '/account');
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
  await expect(page.getByLabel('Email')).toBeVisible();
});

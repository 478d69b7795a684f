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

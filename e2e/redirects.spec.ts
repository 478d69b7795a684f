import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

test('an address that a rule of the build names leads on, with its search', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/projects?q=harbour');
  await expect(page).toHaveURL('/manager/projects?q=harbour');
  await expect(page.getByRole('link', { name: /Harbour Terminal guarding/ })).toBeVisible();
});

test('an absolute target is a full page load', async ({ page, baseURL }) => {
  const target = `${baseURL}/api/docs/`;
  await page.route('**/builds/meta/*.json', (route) =>
    route.fulfill({ json: { redirects: [{ from: '/help/api', to: target }] } }),
  );
  await signIn(page, 'manager');
  await page.goto('/help/api');
  await expect(page).toHaveURL(/\/api\/docs\//);
});

test('an address without a page and without a rule is not found', async ({ page }) => {
  await signIn(page, 'manager');
  await page.goto('/nowhere');
  await expect(page.getByText('Page Not Found: /nowhere')).toBeVisible();
});

import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';
import { BOUNDARY, type Guard, ROUTES, type RouteLine, withIds } from './routes.ts';

const GUARDS: readonly Guard[] = [
  ...(['signed in', 'organization', 'coordinator', 'manager', 'director', 'owner', 'admin'] as const),
];
const under = (guard: Guard) => ROUTES.filter((line) => line.guard === guard);

const REFUSED = 'You are not authorized to view this page.';

/** The page stands in its frame. */
const expectLayout = async (page: Page, { layout, path }: RouteLine): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.or(page.getByRole('banner')).getByRole('heading').first(), path).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Drawer' }), path).toHaveCount(
    layout === 'default' ? 1 : 0,
  );
  // In a drawer a page may have such a button of its own.
  if (layout !== 'default')
    await expect(page.getByRole('button', { name: 'Print' }), path).toHaveCount(layout === 'print' ? 1 : 0);
};

for (const guard of GUARDS) {
  const [passes, refused] = BOUNDARY[guard];

  test(`the routes with the guard “${guard}” open to a ${passes}, each in its layout`, async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, passes);
    const addressOf = await withIds(page);
    for (const line of under(guard)) {
      await page.goto(addressOf(line.path));
      await expectLayout(page, line);
      expect(new URL(page.url()).pathname).toBe(addressOf(line.path));
      await expect(page.getByText(REFUSED), line.path).toHaveCount(0);
    }
  });

  if (!refused) continue;
  test(`the routes with the guard “${guard}” refuse a ${refused} with 403`, async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, refused);
    const addressOf = await withIds(page);
    for (const { path } of under(guard)) {
      await page.goto(addressOf(path));
      await expect(page.getByRole('heading', { name: '403' }), path).toBeVisible();
      await expect(page.getByText(REFUSED), path).toBeVisible();
    }
  });
}

test('every route sends a visitor to the sign-in, and remembers the path', async ({ page }) => {
  test.setTimeout(180_000);
  await page.route('**/oauth2/authorize**', (route) => route.fulfill({ status: 204 }));
  for (const line of ROUTES) {
    const path = line.path.replace(/\{\w+\}/, 'any');
    const left = page.waitForRequest(/\/oauth2\/authorize/);
    await page.goto(path, { waitUntil: 'commit' });
    await left;
    await expect(page, path).toHaveURL('/signin');
    expect(await page.evaluate('localStorage.getItem("login.redirected-from")')).toBe(path);
  }
});

test('the pages with children open the first that is permitted', async ({ page, browser }) => {
  await signIn(page, 'admin');
  const addressOf = await withIds(page);
  for (const [path, first] of [
    ['/admin', '/admin/service-types'],
    ['/manager/projects/{project}', '/manager/projects/{project}/dashboard'],
    ['/manager/organizations/{organization}', '/manager/organizations/{organization}/dashboard'],
  ] as const) {
    await page.goto(addressOf(path));
    await expect(page).toHaveURL(addressOf(first));
  }
  const member = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(member, 'member');
  await member.goto('/admin');
  await expect(member.getByText(REFUSED)).toBeVisible();
});

import { expect, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

test('a manager reads the organization’s dashboard, follows a figure to as many rows as it says, and a member is told that it isn’t theirs', async ({
  page,
  browser,
}) => {
  await skipTours(page);
  await signIn(page, 'manager', '/manager/projects');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Organization dashboard', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Utilisation, 4 weeks/ })).toBeVisible();
  const address = page.url();

  const health = page.getByRole('region', { name: 'Open projects by health' });
  const atRisk = health.getByRole('link', { name: /^At risk/ });
  const count = Number(((await atRisk.textContent()) ?? '').replace(/\D/g, ''));
  expect(count, 'open projects at risk').toBeGreaterThan(0);
  await atRisk.click();
  await expect(page).toHaveURL(/\/manager\/projects\?.*health=amber/);
  await expect(page.locator('tbody tr')).toHaveCount(count);

  await page.goto(address);
  await page.getByRole('button', { name: 'How “People” is made', exact: true }).click();
  const made = page.getByRole('dialog', { name: 'How “People” is made' });
  await made.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/team\?status=on_leave$/);

  const member = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(member, 'member');
  await member.goto(address);
  await expect(member.getByText('You are not authorized to view this page.')).toBeVisible();
});

import { expectClean, WIDTHS } from './axe.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

test('an owner keeps what somebody is able to do, and that person reads it on their account', async ({
  page,
  browser,
}) => {
  await signIn(page, 'owner', '/');
  const team = await page.getByRole('link', { name: 'Team', exact: true }).getAttribute('href');
  await page.goto(`${team}?q=member@`);
  await page
    .locator(`main a[href^="${team}/"]:not([href$="/invite"]):not([href$="/new"]):not([href$="/import"])`)
    .first()
    .click();
  await page.getByRole('button', { name: 'Add a skill' }).click();
  const dialog = page.getByRole('dialog');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `adding a skill at ${width}`);
  }
  await dialog.getByLabel('Skill', { exact: true }).fill('Rope access');
  await dialog.getByLabel('Level').click();
  await page.getByRole('option', { name: '3 · on their own' }).click();
  await dialog.getByLabel('Counts until').fill('2020-03-31');
  await dialog.getByRole('button', { name: 'Add a skill' }).click();
  const row = page.getByRole('row', { name: /Rope access/ });
  await expect(row).toContainText('Expired 31 Mar 2020');

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'member', new URL('/account', page.url()).href);
  const own = other.getByRole('region', { name: 'Your skills' });
  await expect(own.getByRole('row', { name: /Rope access/ })).toContainText('Expired 31 Mar 2020');
  await other.context().close();

  await row.hover();
  await row.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(row).toHaveCount(0);
});

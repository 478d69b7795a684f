import { expectClean, WIDTHS } from './axe.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

test('a client that is typed twice is warned of, found in the list, merged after a look at what happens, and taken apart again', async ({
  page,
}) => {
  const mark = `Heron${Date.now()}`;
  await signIn(page, 'admin', '/manager/clients/new');
  const make = async (name: string, more: Readonly<Record<string, string>>) => {
    await page.goto('/manager/clients/new');
    await page.getByLabel('Name', { exact: true }).fill(name);
    for (const [label, text] of Object.entries(more)) await page.getByLabel(label).fill(text);
  };
  const create = () => page.getByRole('button', { name: 'Create client' }).click();
  await make(`${mark} Lodge`, { Industry: 'Hotels' });
  await create();
  await expect(page.getByRole('heading', { level: 1, name: `${mark} Lodge` })).toBeVisible();

  await make(`${mark} lodge, Ltd.`, { Website: `${mark.toLowerCase()}.example` });
  const warning = page.getByRole('status').filter({ hasText: 'This may be a client that is here already' });
  await expect(warning.getByRole('link', { name: `${mark} Lodge` })).toBeVisible();
  await expect(warning.getByText('same name')).toBeVisible();
  await expectClean(page, 'a form with a warning');
  await create();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${mark} lodge, Ltd.` })).toBeVisible();

  await page.goto('/manager/clients/duplicates');
  const pair = page.getByRole('listitem').filter({ hasText: `${mark} Lodge` });
  await expect(pair.getByText('Same name')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `duplicates at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await pair.getByRole('link', { name: /^Merge…/ }).click();
  const website = page.getByRole('group', { name: 'Website' });
  await expect(
    website.getByRole('radio', { name: new RegExp(`^https://${mark}.example`, 'i') }),
  ).toBeChecked();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `merging at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const loser = page.url();
  await page.getByRole('button', { name: `Merge into ${mark} Lodge` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${mark} Lodge` })).toBeVisible();
  await expect(page.getByRole('link', { name: `${mark.toLowerCase()}.example` })).toBeVisible();
  const told = page.getByRole('listitem').filter({ hasText: 'merged into this client:' });
  await expect(told.getByRole('link', { name: `${mark} lodge, Ltd.` })).toHaveAttribute(
    'href',
    /\?stay=true$/,
  );

  await page.goto(loser.replace(/\/merge\?.*$/, ''));
  await expect(page.getByText(`${mark} lodge, Ltd. was merged into this client`)).toBeVisible();
  await page.getByRole('button', { name: `Undo the merging of ${mark} lodge, Ltd.` }).click();
  await expect(page.getByText(`are two clients again`)).toBeVisible();
  await page.goto(loser.replace(/\/merge\?.*$/, ''));
  await expect(page.getByRole('heading', { level: 1, name: `${mark} lodge, Ltd.` })).toBeVisible();
});

import { expect, type Page, test } from './journey.ts';
import { joinAsOwner, makeOrganization } from './making-organizations.ts';
import { signIn } from './people.ts';

const NAME = 'Lighthouse Events';
const GIVEN = {
  ...{ name: NAME, slug: 'lighthouse-events' },
  owner: { name: 'Ida Lang', email: 'ida.lang@lighthouse.example' },
};

async function end(page: Page, verb: 'Suspend' | 'Archive', name: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `${verb}…`, exact: true }).click();
  const box = page.getByRole('dialog', { name: `${verb} ${name}?`, exact: true });
  await box.getByRole('textbox', { name: 'Why?' }).fill(reason);
  await box.getByRole('button', { name: `${verb} organization`, exact: true }).click();
  await expect(box).toHaveCount(0);
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Rename…', exact: true }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await box.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function createProject(owner: Page): Promise<void> {
  await owner.goto('/manager/projects/new');
  await owner.getByRole('textbox', { name: 'Name', exact: true }).fill('Winter market');
  await owner.getByRole('textbox', { name: 'Code' }).fill('WIN-1');
  await owner.getByRole('combobox', { name: 'Type', exact: true }).click();
  await owner.getByRole('option', { name: 'Internal', exact: true }).click();
  await owner.getByRole('button', { name: 'Create project', exact: true }).click();
}

test('an administrator makes an organization, renames, suspends, brings back and archives it; its owner is told each', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'admin', '/admin/organizations');
  await makeOrganization(page, GIVEN);
  const administration = page.url();
  const owner = await joinAsOwner(browser, GIVEN);
  await expect(owner.getByText(NAME).first()).toBeVisible();

  await page.goto(administration);
  await expect(page.getByText('Ida Lang').first()).toBeVisible();
  const renamed = `${NAME} & Co`;
  await rename(page, renamed);
  await owner.reload();
  await expect(owner.getByText(renamed).first()).toBeVisible();

  await end(page, 'Suspend', renamed, 'The season is over.');
  await expect(page.getByText(/: The season is over\./)).toBeVisible();
  // Its people read what there is, are told why, and keep what they typed.
  await owner.goto('/manager/projects');
  await expect(owner.getByRole('status').filter({ hasText: 'The season is over.' })).toBeVisible();
  await createProject(owner);
  await expect(owner.getByText(/has been suspended since .*: The season is over/).first()).toBeVisible();
  await expect(owner.getByRole('textbox', { name: 'Code' })).toHaveValue('WIN-1');

  await page.getByRole('button', { name: 'Bring back', exact: true }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText(`${renamed} is active again`)).toBeVisible();
  await owner.getByRole('button', { name: 'Create project', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'Winter market' })).toBeVisible();

  await end(page, 'Archive', renamed, 'It was made for one season.');
  await page.goto('/manager/organizations');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(NAME)).toHaveCount(0);
  await page.getByRole('link', { name: 'Archived', exact: true }).click();
  await expect(page.getByRole('link', { name: renamed, exact: true })).toHaveAttribute(
    'href',
    new URL(administration).pathname,
  );
  // Its people find it no more: they belong to none.
  await owner.goto('/');
  await expect(owner.getByRole('heading', { name: 'You are not in an organization yet' })).toBeVisible();
  await expect(owner.getByText(NAME)).toHaveCount(0);
});

test('whoever administers none is refused the list of them, and finds it nowhere', async ({ page }) => {
  await signIn(page, 'owner', '/admin/organizations');
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organizations' }),
  ).toHaveCount(0);
});

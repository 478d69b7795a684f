import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

/** Opens the palette and types. */
const type = async (page: Page, words: string) => {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search or type a command' })).toBeFocused();
  await page.keyboard.type(words);
};

test('by keys alone: time is logged and taken back, a project is opened, single keys are switched off', async ({
  page,
}) => {
  await signIn(page, 'director', '/manager/projects');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search or type a command' });
  await type(page, 'log 45m on harb: Handover at the gate');
  await expect(page.getByRole('option', { name: /^Log 0:45 on HRB-204/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('0:45 logged on HRB-204')).toBeVisible();
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: /Undo/ }).click();
  expect((await gone).ok()).toBe(true);

  await type(page, 'harbour');
  await expect(page.getByRole('option', { name: /HRB-204, / })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Harbour Terminal/ }).first()).toBeVisible();
  // Single keys are the field's until it has gone.
  await expect(field).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/team/);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByRole('checkbox', { name: 'Use single keys' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(keys).toHaveCount(0);
});

test('what was chosen before stands first when the palette opens again', async ({ page }) => {
  await signIn(page, 'owner', '/manager/projects');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await type(page, 'audit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/audit/);
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option', { name: /Audit/ })).toHaveAttribute('aria-selected', 'true');
});

test('palette, keys and help are clean at every width', async ({ page }) => {
  await signIn(page, 'owner', '/manager/projects');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    await type(page, 'harb');
    await expect(page.getByRole('option', { name: /HRB-204/ }).first()).toBeVisible();
    await expectClean(page, `palette at ${width}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await expectClean(page, `keys at ${width}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await type(page, 'help');
    await expect(page.getByRole('option', { name: 'Help' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Help' })).toBeVisible();
    await expectClean(page, `help at ${width}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('what is typed while the palette’s code is on its way stands in its field', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route(/assets\/palette-.*\.js/, async (route) => {
    await release.promise;
    await route.continue();
  });
  await signIn(page, 'owner', '/manager/projects');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  const code = page.waitForRequest(/assets\/palette-.*\.js/);
  await page.keyboard.press('Control+k');
  await code;
  await page.keyboard.type('help');
  release.resolve();
  await expect(page.getByRole('combobox', { name: 'Search or type a command' })).toHaveValue('help');
  await expect(page.getByRole('option', { name: 'Help' })).toBeVisible();
});

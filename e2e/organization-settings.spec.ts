import { expect, type Locator, type Page, test } from './journey.ts';
import { joinAsOwner, makeOrganization } from './making-organizations.ts';
import { signIn } from './people.ts';

/** Opens the settings by the drawer. */
const openSettings = async (page: Page): Promise<void> => {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
};

const preview = (page: Page): Locator => page.getByRole('region', { name: 'What this change does' });

const type = async (page: Page, name: string, text: string): Promise<void> => {
  await page.getByRole('textbox', { name, exact: true }).fill(text);
  await page.keyboard.press('Tab');
};

test('an owner sees by name what other hours, rounding and a currency would do, and nothing is saved by looking', async ({
  page,
  browser,
}) => {
  await signIn(page, 'owner', '/manager/projects');
  await openSettings(page);
  // Somebody's leave lies on one of these two whichever day the demo begins on, and holidays leave one of them alone.
  for (const day of ['Tuesday', 'Thursday']) await type(page, day, '6');
  await expect(preview(page).getByText(/^Hours of \d+ leaves? that waits? or/)).toBeVisible();
  await type(page, 'Longest week', '30');
  await expect(preview(page).getByText(/^Hours of \d+ people in the next four weeks: .+ → .+/)).toBeVisible();
  await expect(preview(page).getByText(/^Such as Aisha Khan · /)).toBeVisible();
  await page.getByRole('combobox', { name: 'Rounding', exact: true }).click();
  await page.getByRole('option', { name: 'Up', exact: true }).click();
  await expect(preview(page).getByText(/sums? of the last whole month/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /^EUR/ }).click();
  await expect(preview(page).getByText(/counted in the currency that is there, so it stays/)).toBeVisible();

  const look = page.getByRole('textbox', { name: 'What would a day off do?' });
  await look.fill('2099-05-04');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Public holidays' }).getByRole('status')).toHaveText(
    'Nothing that is there already changes.',
  );

  const again = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(again, 'owner', new URL(page.url()).pathname);
  await expect(again.getByRole('combobox', { name: 'Currency' })).toHaveValue(/^GBP/);
  await expect(again.getByText('40 h a week')).toBeVisible();
});

test('an owner saves, finds it in the history, puts it back, and is told where somebody was quicker', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const given = {
    ...{ name: 'Quarry Lane Works', slug: 'quarry-lane-works' },
    owner: { name: 'Oskar Lind', email: 'oskar.lind@quarry.example' },
  };
  await signIn(page, 'admin', '/admin/organizations');
  await makeOrganization(page, given);
  const owner = await joinAsOwner(browser, given);
  await openSettings(owner);
  await expect(owner.getByText('Nothing was changed yet.')).toBeVisible();

  await type(owner, 'Longest week', '36');
  await expect(preview(owner).getByText(/Oskar Lind/)).toBeVisible();
  await owner.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(owner.getByText('Settings saved')).toBeVisible();
  const history = owner.getByRole('region', { name: 'History' });
  await expect(history.getByText(/Oskar Lind changed 1 setting/)).toBeVisible();
  await expect(history.getByText(/48 h.*36 h/)).toBeVisible();

  await history.getByRole('button', { name: 'Put back…' }).click();
  const box = owner.getByRole('dialog', { name: 'Put back what Oskar Lind changed?' });
  await expect(box.getByText('36 h → 48 h')).toBeVisible();
  await box.getByRole('button', { name: 'Put back', exact: true }).click();
  await expect(owner.getByRole('textbox', { name: 'Longest week' })).toHaveValue('48');
  await expect(history.getByText(/Oskar Lind changed 1 setting/)).toHaveCount(2);

  const other = await owner.context().newPage();
  await other.goto(owner.url());
  await expect(other.getByRole('textbox', { name: 'Longest week' })).toHaveValue('48');
  await type(owner, 'Longest week', '50');
  await type(owner, 'Shortest rest between shifts', '12');
  await type(other, 'Longest week', '60');
  await other.getByRole('button', { name: 'Save changes', exact: true }).click();
  await expect(other.getByText('Settings saved')).toBeVisible();
  await owner.getByRole('button', { name: 'Save changes', exact: true }).click();
  const conflict = owner.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const words of ['50 h', '60 h'])
    await expect(conflict.getByText(words, { exact: true })).toBeVisible();
  await expect(conflict.getByText('12 h', { exact: true })).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Keep mine', exact: true }).click();
  await expect(history.getByText(/Oskar Lind changed 2 settings/)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'Longest week' })).toHaveValue('50');
  await expect(other.getByRole('textbox', { name: 'Shortest rest between shifts' })).toHaveValue('12');
});

test('a director reads the settings and who changed them, and changes none; a manager isn’t led there', async ({
  page,
  browser,
}) => {
  await signIn(page, 'director', '/manager/projects');
  await openSettings(page);
  await expect(page.getByText('Owners change these settings; you see how they stand.')).toBeVisible();
  await expect(page.getByText('Mon–Fri 8:00', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Idris Bello changed 2 settings/)).toBeVisible();
  for (const name of ['Save changes', 'Put back…', 'Choose a picture…'])
    await expect(page.getByRole('button', { name })).toHaveCount(0);

  const manager = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(manager, 'manager', '/manager/projects');
  const menu = manager.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Team', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0);
  await manager.goto(new URL(page.url()).pathname);
  await expect(manager.getByRole('heading', { name: '403' })).toBeVisible();
});

test('an owner shows a logo, replaces it, and takes it away', async ({ page }) => {
  await signIn(page, 'owner', '/manager/projects');
  await openSettings(page);
  const card = page.getByRole('region', { name: 'Logo' });
  const choose = async (verb: string, colour: string) => {
    const picture = await page.evaluate<string>(`(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 });
      const ink = canvas.getContext('2d');
      ink.fillStyle = '${colour}';
      ink.fillRect(0, 0, 300, 200);
      return canvas.toDataURL('image/png').split(',')[1];
    })()`);
    const chooser = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: verb }).click();
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') };
    await (await chooser).setFiles(file);
  };
  await choose('Choose a picture…', 'navy');
  const shown = card.getByRole('img', { name: 'Logo of Northgate Services' });
  await expect(shown).toBeVisible();
  const before = await shown.getAttribute('src');
  await choose('Replace…', 'crimson');
  await expect(shown).not.toHaveAttribute('src', before ?? '');
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(card.getByText(/^No logo yet/)).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expectClean, WIDTHS } from './axe.ts';
import { expect, test } from './journey.ts';
import { signUpNewcomer, typePassword } from './newcomer.ts';
import { fillSignIn, PASSWORD, signIn } from './people.ts';

test('the zone, the locale and the week that somebody chooses hold on every page, and on their other devices', async ({
  page,
  browser,
}) => {
  await signIn(page, 'executive', '/account');
  await page.getByLabel('Time zone').fill('Kiritimati');
  await page.getByRole('option', { name: 'Pacific/Kiritimati' }).click();
  await page.getByLabel('Dates and numbers').fill('German');
  await page.getByRole('option', { name: /^German \(Germany\)/ }).click();
  await page.getByLabel('The week begins on').click();
  await page.getByRole('option', { name: 'Sunday', exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Dates and numbers follow your settings from now on.')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'executive', new URL('/daily-activity', page.url()).href);
  const today = new Intl.DateTimeFormat('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'Pacific/Kiritimati',
  });
  await expect(other.getByRole('heading', { name: today.format(Date.now()).replace(',', '') })).toBeVisible();
  await expect(other.getByRole('columnheader').nth(1)).toHaveText(/^So/);
  await other.context().close();

  // Left to the organization again, as other journeys read what is told this person.
  for (const [field, usual] of [
    ['Time zone', /London · as in/],
    ['Dates and numbers', /· as in/],
    ['The week begins on', /· as in/],
  ] as const) {
    await page.getByLabel(field).click();
    await page.getByRole('option', { name: usual }).click();
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a device is signed out from another one, and the rest at once', async ({ page, browser }) => {
  const person = await signUpNewcomer(page, 'devices');
  const visit = async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(new URL('/account', page.url()).href);
    await typePassword(visitor, person);
    await expect(visitor.getByText('This device')).toBeVisible();
    return visitor;
  };
  const phone = await visit();
  await visit();
  await page.goto('/account');
  await expect(page.getByText('This device')).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Sign out (?!all|everywhere).+/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await phone.goto(new URL('/manager/projects', page.url()).href);
  await expect(phone.getByText('Reason:')).toContainText('The session was ended');
});

test('somebody takes their data along as a zip', async ({ page }) => {
  await signIn(page, 'coordinator', '/account');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^muster-\d{4}-\d{2}-\d{2}\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['README.txt', 'profile.json', 'organizations/northgate/time-entries.csv'])
    expect(bytes.includes(name), name).toBe(true);
});

test('somebody deletes their account, and whoever signs up with the address is new', async ({ page }) => {
  const person = await signUpNewcomer(page, 'leaving');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(person.email);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account is deleted' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave Muster' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await typePassword(page, person);
  await expect(page.getByRole('alert')).toBeVisible();
  await signUpNewcomer(page, 'leaving');
  await expect(page.getByRole('heading', { name: 'You are not in an organization yet' })).toBeVisible();
});

test('the only administrator reads why the account has to stay', async ({ page }) => {
  await signIn(page, 'admin', '/account');
  await expect(page.getByText(/^You are the only administrator of this installation/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
});

test('every dialog of the account page is clean at every width, and reached by keys alone', async ({
  page,
}) => {
  await page.goto('/account');
  await fillSignIn(page, 'member', PASSWORD);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Sign out everywhere', 'Delete my account']) {
      await page.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectClean(page, `${name} at ${width}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
  }
});

import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';

const PASSWORD = 'a password of her own';
const OTHER_PASSWORD = 'another one of her own';

/** The page as it stands, at every width. */
async function lookAt(page: Page, place: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectClean(page, `${place} at ${width}`);
  }
}

/** The newest mail of the demo to somebody, opened in a tab of its own. */
async function openMail(page: Page, email: string) {
  const tab = await page.context().newPage();
  await tab.goto(new URL('/outbox', page.url()).href);
  return tab
    .getByRole('listitem')
    .filter({ hasText: `To ${email},` })
    .first();
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  const mail = await openMail(page, email);
  const code = /\b\d{6}\b/.exec((await mail.textContent()) ?? '')?.[0] ?? '';
  await mail.page().close();
  await page.getByLabel('Code').fill(code);
}

const backInMuster = (page: Page) =>
  expect(page).toHaveURL((url) => url.origin === new URL(process.env.MUSTER_URL ?? '').origin);

test('somebody signs up with a code that arrives by mail, and is in Muster', async ({ page }) => {
  await signUp(page, 'ada@newcomer.example');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await backInMuster(page);
  await expect(page.getByRole('heading', { name: 'You are not in an organization yet' })).toBeVisible();
});

test('a form that can’t be taken says why beside each field, and keeps what was typed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await lookAt(page, 'sign-up');
  await page.getByLabel('Email', { exact: true }).fill('ada@nowhere');
  await page.getByLabel('Name').fill('Ada Example');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
    'Type an e-mail address such as name@example.org.',
  );
  await expect(page.getByLabel('Name')).toHaveValue('Ada Example');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await lookAt(page, 'sign-up refused');
  await page.getByRole('link', { name: 'Choose a password of 10 to 256 characters.' }).click();
  await expect(page).toHaveURL(/#password$/);
});

test('a wrong code is told with the tries that are left', async ({ page }) => {
  await signUp(page, 'eve@newcomer.example');
  await lookAt(page, 'code');
  const code = await page.getByLabel('Code').inputValue();
  await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('4 tries are left.');
  await lookAt(page, 'wrong code');
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(page.getByRole('alert')).toContainText('A code was just sent.');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await backInMuster(page);
});

test('a forgotten password is replaced by a mailed link, and only the new one opens', async ({
  page,
  browser,
}) => {
  const email = 'bea@newcomer.example';
  await signUp(page, email);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await backInMuster(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(process.env.MUSTER_URL ?? '');
  await other.getByRole('link', { name: 'Forgot password?' }).click();
  await lookAt(other, 'forgotten password');
  await other.getByLabel('Email', { exact: true }).fill(email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await other.getByRole('link', { name: 'Open the outbox of the demo' }).click();
  await lookAt(other, 'outbox');
  await other
    .getByRole('listitem')
    .filter({ hasText: `To ${email},` })
    .first()
    .getByRole('link')
    .click();
  await lookAt(other, 'new password');
  await other.getByLabel('New password').fill(OTHER_PASSWORD);
  await other.getByRole('button', { name: 'Set the password' }).click();
  await expect(other.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
  await other.getByRole('link', { name: 'Back to Muster' }).click();
  for (const password of [PASSWORD, OTHER_PASSWORD]) {
    await other.getByLabel('Email', { exact: true }).fill(email);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (password === PASSWORD) await expect(other.getByRole('alert')).toBeVisible();
  }
  await backInMuster(other);
});

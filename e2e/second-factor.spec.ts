import { Secret, TOTP } from 'otpauth';
import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { type Newcomer, signUpNewcomer, typePassword } from './newcomer.ts';

async function lookAt(page: Page, place: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectClean(page, `${place} at ${width}`);
  }
}

/** Turns the codes on as somebody who can't scan the picture. Answers the app and the recovery codes. */
async function turnOnCodes(page: Page, { provider }: Newcomer) {
  await page.goto(`${provider}/security`);
  await page.getByRole('button', { name: 'Set up the codes' }).click();
  await page.getByText('Can’t scan it?').click();
  await lookAt(page, 'set-up');
  const key = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await page.getByLabel('Code', { exact: true }).fill(app.generate());
  await page.getByRole('button', { name: 'Turn the codes on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  await lookAt(page, 'recovery codes');
  const recovery = await list.getByRole('listitem').allTextContents();
  await page.getByRole('link', { name: 'I have kept them' }).click();
  return { app, recovery };
}

test('somebody turns the codes on, and is asked for one at the next sign-in', async ({ page }) => {
  const newcomer = await signUpNewcomer(page, 'codes');
  const { app, recovery } = await turnOnCodes(page, newcomer);
  await page.context().clearCookies();
  await page.goto('/');
  await typePassword(page, newcomer);
  await lookAt(page, 'code');

  await page.getByLabel('Code', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Type the 6 digits that your app shows.');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await lookAt(page, 'code refused');

  await page.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL((url) => url.origin === new URL(process.env.MUSTER_URL ?? '').origin);
  await expect(page.getByRole('heading', { name: 'You are not in an organization yet' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`${newcomer.provider}/security`);
  await typePassword(page, newcomer);
  await page.getByRole('link', { name: /enter a recovery code/ }).click();
  await lookAt(page, 'recovery code');
  await page.getByLabel('Recovery code').fill(recovery[0] ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
});

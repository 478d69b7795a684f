import { expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

/** Begins a run and waits until what it found stands there. */
const run = async (page: Page) => {
  await page.getByRole('button', { name: 'Run now' }).first().click();
  await expect(page.getByText(/^The run is done:/)).toBeVisible();
};

const rows = (page: Page) => page.locator('[data-insight]');

test('an admin looks at the organization, accepts what is missing into a draft, dismisses with a reason, and both stay after the next run', async ({
  page,
}) => {
  test.slow();
  await skipTours(page);
  await signIn(page, 'admin', '/rpai');
  await expect(page.getByRole('heading', { level: 1, name: /Resource Planning/ })).toBeVisible();
  await run(page);

  // Somebody with an account: nobody else can be asked.
  await page.goto('/rpai?kind=days-without-time&q=Sofia%20Lindqvist');
  await expect(rows(page).first()).toContainText(/logged nothing on \d+ working days?/);
  await rows(page).first().click();
  const detail = page.getByRole('article');
  await expect(detail.getByText(/^working days .* without time$/)).toBeVisible();
  const sentence = `${await detail.getByRole('heading', { level: 2 }).textContent()}`;
  await detail.getByRole('button', { name: 'Accept', exact: true }).click();
  const draft = detail.getByRole('link', { name: 'Open the draft' });
  await expect(draft).toBeVisible();
  const address = `${await draft.getAttribute('href')}`;
  await draft.click();
  await expect(page).toHaveURL(new RegExp(`${address.split('?')[0]}`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/rpai');
  await rows(page).first().click();
  const dismissed = `${await page.getByRole('article').getByRole('heading', { level: 2 }).textContent()}`;
  await page.getByRole('button', { name: 'Dismiss…' }).click();
  const box = page.getByRole('dialog');
  await box.getByRole('radio', { name: /It is known/ }).check();
  await box.getByRole('textbox', { name: /In your own words/ }).fill('Talked about it on Monday');
  await box.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(page.getByText(/Dismissed by .*: It is known: Talked about it on Monday/)).toBeVisible();

  await page.goto('/rpai');
  await run(page);
  await page.goto('/rpai?view=accepted');
  await expect(rows(page).filter({ hasText: sentence })).toHaveCount(1);
  await page.goto('/rpai?view=dismissed');
  await expect(rows(page).filter({ hasText: dismissed })).toHaveCount(1);

  await page.goto('/rpai/runs');
  await page.locator('tbody a').first().click();
  await expect(page.getByRole('dialog').getByText('Log by detector')).toBeVisible();
});

test('a director can’t open RPAI', async ({ page }) => {
  await signIn(page, 'director');
  await page.goto('/rpai');
  await expect(page.getByText('You are not authorized to view this page.')).toBeVisible();
});

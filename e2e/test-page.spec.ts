import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

test('the report of the test page is copied, with what is known and without a token', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'coordinator', '/tests');
  await expect(page.getByText(/^Answers in \d+ ms$/)).toBeVisible();
  await expect(page.getByText('Right to within 2 s', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('No, you may not')).toBeVisible();
  await expect(page.getByText('This browser says the same.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the report' }).click();
  await expect(page.getByText('The report is copied')).toBeVisible();
  const text = await page.evaluate<string>('navigator.clipboard.readText()');
  for (const said of [
    'coordinator@muster.example',
    'Network: Online',
    'Worker and build',
    'create /projects',
  ])
    expect(text).toContain(said);
  expect(text).not.toMatch(/eyJ[\w-]+\./);
});

test('what the test page pretends ends with the page, and its error views lead back', async ({ page }) => {
  await signIn(page, 'executive', '/tests');
  await page.getByRole('button', { name: 'API answers 500' }).click();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('Doesn’t answer: Simulated on the test page.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Answers in \d+ ms$/)).toBeVisible();
  await page.getByRole('button', { name: '403', exact: true }).click();
  await expect(page.getByText('You are not authorized to view this page.')).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  await page.goto('/tests');
  await page.getByRole('button', { name: '404', exact: true }).click();
  await expect(page.getByText('Page Not Found: /tests/nowhere')).toBeVisible();
});

import { expect, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

test('a manager finds first what waits for them, decides it, and it waits no more', async ({ page }) => {
  await skipTours(page);
  await signIn(page, 'manager', '/dashboard');
  const waiting = page.getByRole('region', { name: 'Needs my decision' });
  const time = waiting.getByRole('region', { name: 'Time to approve' });
  const first = time.getByRole('listitem').first();
  const link = first.getByRole('link', { name: /^Decide: / });
  const person = ((await link.getAttribute('aria-label')) ?? '').replace('Decide: ', '');
  const day = (await first.textContent())?.match(/\d+ [A-Z][a-z]{2}/)?.[0] ?? '';
  await link.click();
  await expect(page).toHaveURL(/\/approvals\?view=mine&q=/);
  const week = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `${person}, ${day}` }) });
  await week.getByRole('button', { name: person, exact: true }).click();
  await page
    .getByRole('dialog', { name: new RegExp(`^${person}`) })
    .getByRole('button', { name: /^Approve \d/ })
    .click();
  await expect(page.getByText(/approved/i).first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Needs my decision' })).toBeVisible();
  await expect(time.getByRole('listitem').filter({ hasText: person }).filter({ hasText: day })).toHaveCount(
    0,
  );
});

test('a manager follows a figure to as many rows as it says', async ({ page }) => {
  await skipTours(page);
  await signIn(page, 'manager', '/dashboard');
  const card = page.getByRole('region', { name: 'Projects at risk' });
  const figure = card.getByRole('link', { name: /at risk$/ });
  const count = Number(((await figure.textContent()) ?? '').replace(/\D/g, ''));
  expect(count, 'projects at risk').toBeGreaterThan(0);
  await figure.click();
  await expect(page).toHaveURL(/\/manager\/projects\?view=attention/);
  await expect(page.locator('tbody tr')).toHaveCount(count);
});

test('a member arranges their widgets, comes back and finds them so', async ({ page }) => {
  await skipTours(page);
  await signIn(page, 'member', '/dashboard');
  const order = () =>
    page.locator('[data-widget]').evaluateAll((all) => all.map((one) => one.getAttribute('data-widget')));
  await expect(page.getByRole('region', { name: 'My leave' })).toBeVisible();
  expect((await order())[0]).toBe('week');
  await page.getByRole('button', { name: 'Arrange My leave' }).click();
  await page.getByRole('menuitem', { name: 'Move to the first place' }).click();
  await expect.poll(order).toContain('leave');
  await expect.poll(async () => (await order())[0]).toBe('leave');
  await expect(page.getByRole('button', { name: 'Reset to the beginning' })).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await order())[0]).toBe('leave');
  await page.getByRole('button', { name: 'Reset to the beginning' }).click();
  await expect.poll(async () => (await order())[0]).toBe('week');
});

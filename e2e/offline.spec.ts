import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const note = (page: Page) =>
  page.getByText('You are offline. It loads by itself as soon as you are back.').first();

test('a page whose code was never loaded waits for the network inside the frame, and comes by itself', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await expect(page.getByRole('link', { name: /Harbour Terminal guarding/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Service types' }).click();
  await expect(note(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(note(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Daily activity' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: 'Guarding', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/manager/service-types');
});

test('a client that is opened without a network says so, and is there when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  const clients = page.getByRole('table').getByRole('link');
  await clients.first().click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  await page.goBack();
  const name = (await clients.nth(1).textContent()) ?? '';
  await context.setOffline(true);
  await clients.nth(1).click();
  await expect(note(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

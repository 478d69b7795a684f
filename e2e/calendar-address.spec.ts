import { expectClean, WIDTHS } from './axe.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

test('somebody gives their roster to a calendar elsewhere, which reads it until they revoke the address', async ({
  page,
  playwright,
}) => {
  await signIn(page, 'manager', '/account#calendar');
  const card = page.getByRole('region', { name: 'Calendar address' });
  // Whoever is led here doesn't look for it.
  await expect(card).toBeInViewport();
  await card.getByRole('button', { name: 'Make an address' }).click();
  const address = await card.getByLabel('Address').inputValue();
  // Somebody who has no session here.
  const calendar = await playwright.request.newContext();
  const read = await calendar.get(address);
  expect([read.status(), read.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  const etag = read.headers().etag ?? '';
  expect((await calendar.get(address, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `an address at ${width}`);
  }
  await page.reload();
  await expect(card.getByText(/last read by a calendar/)).toBeVisible();
  await expect(card.getByLabel('Address')).toHaveCount(0);
  await card.getByRole('button', { name: 'Revoke…' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(card.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await calendar.get(address)).status()).toBe(404);
  await calendar.dispose();
});

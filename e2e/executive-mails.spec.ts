import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const openBox = async (page: Page) => {
  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  const box = page.getByRole('dialog', { name: 'Send by e-mail' });
  await expect(box.getByRole('button', { name: 'Add a time' })).toBeEnabled();
  return box;
};

/** Day of the week and time of a moment on the wall of a zone. */
const onTheWall = (zone: string, at: number) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(at);
  return {
    weekday: part({ weekday: 'long' }),
    time: part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
};

test('an executive orders the figures for the next minutes, and they arrive once with their PDF', async ({
  page,
}) => {
  test.setTimeout(360_000);
  await signIn(page, 'executive', '/executive?currency=EUR');
  const box = await openBox(page);
  await box.getByRole('button', { name: 'Add a time' }).click();
  const form = page.getByRole('dialog', { name: 'New time' });
  const zone = (await form.getByRole('combobox', { name: 'Time zone' }).inputValue()).replaceAll(' ', '_');
  const { weekday, time } = onTheWall(zone, Date.now() + 90_000);
  await form.getByRole('combobox', { name: 'On', exact: true }).click();
  await page.getByRole('option', { name: weekday }).click();
  await form.getByLabel('At', { exact: true }).fill(time);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^The figures are sent /)).toBeVisible();
  await expect(box.getByText(`Every ${weekday} at ${time}`)).toBeVisible();

  const outbox = await page.context().newPage();
  const mails = outbox
    .getByRole('listitem')
    .filter({ hasText: 'To executive@muster.example,' })
    .filter({ hasText: 'Executive view as of' });
  await expect(async () => {
    await outbox.goto(`${process.env.MUSTER_IDENTITY_URL}/outbox`);
    await expect(mails.first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 240_000 });
  await expect(mails).toHaveCount(1);
  const text = `${await mails.textContent()}`;
  expect(text).toMatch(/2 organizations, from .*, money in EUR\./);
  expect(text).toMatch(/Revenue: (€|not known)/);
  expect(text).toMatch(/Attached: executive-\d{4}-\d\d-\d\d\.pdf, \d+ bytes/);
  const link = /https?:\/\/\S+\/executive\?\S+/.exec(text)?.[0] ?? '';
  await outbox.goto(link);
  await expect(outbox.getByRole('link', { name: /^Revenue/ })).toBeVisible();

  await page.reload();
  const again = await openBox(page);
  await expect(again.getByText(/last sent/)).toBeVisible();
  await again.getByRole('button', { name: `Delete “Every ${weekday} at ${time}”` }).click();
  await expect(again.getByText(`Every ${weekday} at ${time}`)).toHaveCount(0);
});

test('what is sent is paused, resumed, deleted and brought back, by keyboard too', async ({ page }) => {
  await signIn(page, 'admin', '/executive');
  const box = await openBox(page);
  await box.getByRole('button', { name: 'Add a time' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New time' });
  await form.getByRole('radio', { name: 'Monday to Friday' }).press('Space');
  await form.getByLabel('At', { exact: true }).fill('07:30');
  await page.keyboard.press('Enter');
  await box.getByRole('button', { name: 'Pause “Monday to Friday at 07:30”' }).press('Enter');
  await expect(box.getByText('Paused', { exact: true })).toBeVisible();
  await box.getByRole('button', { name: 'Resume “Monday to Friday at 07:30”' }).press('Enter');
  await expect(box.getByText(/^Next /)).toBeVisible();
  await box.getByRole('button', { name: /^Delete “/ }).press('Enter');
  await expect(box.getByText('Nothing is sent to you yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box.getByText('Monday to Friday at 07:30')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectClean(page, `what is sent at ${width} px`);
  }
  await box.getByRole('button', { name: /^Delete “/ }).click();
});

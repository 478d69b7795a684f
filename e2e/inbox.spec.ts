import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn, signInByHand } from './people.ts';
import { scrollTo } from './scrolling.ts';

const entry = (page: Page) => page.getByRole('button', { name: /^Inbox/ }).first();
const inboxOf = (page: Page) => page.getByRole('dialog', { name: 'Inbox' });

/** How many are unread, as the entry of the inbox says. */
const unread = async (page: Page): Promise<number> =>
  Number((await entry(page).textContent())?.replace(/\D/g, ''));

test('from the bell to the page: a notification is read, put away, brought back, snoozed and opened', async ({
  page,
}) => {
  await signIn(page, 'director', '/manager/projects');
  await expect(entry(page)).toHaveText(/\d/);
  const before = await unread(page);
  await entry(page).click();
  const inbox = inboxOf(page);
  // Further down is an older alert, in the list as soon as that reaches so far.
  const alert = inbox.getByRole('link', { name: /Budget alert/ }).first();
  await scrollTo(page, inbox.getByRole('link').and(page.locator('[data-notification]')).first(), alert);
  const row = inbox.locator(`a[data-notification="${await alert.getAttribute('data-notification')}"]`);
  await row.click();
  const headline = inbox.getByRole('heading', { name: /Budget alert/ });
  await expect(headline).toBeVisible();
  await expect.poll(() => unread(page)).toBe(before - 1);
  for (const way of [/^App, read$/, /^Push, ready \d/, /^Email, sent \d/])
    await expect(inbox.getByText(way)).toBeVisible();
  const at = page.url();

  await page.keyboard.press('e');
  await expect(headline).toHaveCount(0);
  await page.getByRole('button', { name: /Undo/ }).click();
  await expect(row).toBeVisible();

  await page.goto(at);
  await expect(headline).toBeVisible();
  await page.getByRole('button', { name: 'Snooze', exact: true }).click();
  await page.getByRole('menuitem', { name: /Tomorrow morning/ }).click();
  await expect(headline).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter the inbox' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Snoozed' }).click();
  await row.click();
  await expect(inbox.getByText(/^Snoozed until/)).toBeVisible();
  await page.goBack();
  await expect(headline).toHaveCount(0);
  await page.goForward();
  await inbox.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/manager\/projects\/[^#]+$/);
  await expect(inbox).toHaveCount(0);
});

test('a link out of a mail marks its notification read on mail, and leaves nothing in the address', async ({
  page,
}) => {
  await signIn(page, 'owner', '/account');
  await entry(page).click();
  const row = inboxOf(page).getByRole('link').and(page.locator('[data-notification]')).last();
  const id = await row.getAttribute('data-notification');
  const marked = page.waitForRequest(
    (request) => request.method() === 'PUT' && request.url().endsWith('/users/me/notifications'),
  );
  await page.goto(`/account?nt=${id}&ch=email`);
  expect((await marked).postDataJSON()).toEqual({ ids: [id], channels: ['email'], read: true });
  await expect(page).toHaveURL(/\/account$/);

  // The same in a frame that has no inbox, and for whoever gets somewhere else first.
  const again = page.waitForRequest((request) => request.method() === 'PUT');
  await page.goto(`/manager/account-plans/embedded?nt=${id}&ch=web-push`);
  expect((await again).postDataJSON()).toEqual({ ids: [id], channels: ['web-push'], read: true });
  await expect(page).toHaveURL(/\/account-plans\/embedded$/);
  await page.goto(`/#inbox?id=${id}`);
  await expect(inboxOf(page).getByText('Why you got this')).toBeVisible();
  await expect(page).toHaveURL(`/manager/projects#inbox?id=${id}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/account#notifications');
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(inboxOf(page)).toBeVisible();
});

test('whoever has to sign in first comes back to the inbox over the page that they asked for', async ({
  page,
}) => {
  await signInByHand(page, 'manager', '/#inbox?view=unread');
  await expect(inboxOf(page)).toBeVisible();
  await expect(page).toHaveURL('/manager/projects#inbox?view=unread');
});

test('list, detail and an empty part of the inbox are clean at every width', async ({ page }) => {
  await signIn(page, 'executive', '/manager/projects');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/manager/projects#inbox');
    const inbox = inboxOf(page);
    const row = inbox.getByRole('link', { name: /Budget alert/ }).first();
    await scrollTo(page, inbox.getByRole('link').and(page.locator('[data-notification]')).first(), row);
    await expect(row).toBeVisible();
    await expectClean(page, `list at ${width}`);
    await row.click();
    await expect(inboxOf(page).getByText('Why you got this')).toBeVisible();
    await expectClean(page, `detail at ${width}`);
    await page.goto('/manager/projects#inbox?view=snoozed');
    await expect(inboxOf(page).getByText('Nothing is snoozed')).toBeVisible();
    await expectClean(page, `empty at ${width}`);
  }
});

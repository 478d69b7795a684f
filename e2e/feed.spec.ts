import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const openFeed = async (page: Page) => {
  await page.goto('/manager/projects');
  await page.getByRole('link', { name: 'Harbour Terminal guarding' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(page.url().replace(/dashboard$/, 'activity'));
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible();
};

test('somebody is mentioned by keyboard, finds it in the inbox, replies and settles it', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  for (const one of [page, other]) await skipTours(one);
  await signIn(page, 'manager', '/manager/projects');
  await openFeed(page);
  await expect(page.getByText(/new since your last visit/)).toBeVisible();

  const box = page.getByRole('textbox', { name: 'Comment' });
  await box.pressSequentially('@ais');
  await expect(page.getByRole('option', { name: /Aisha Khan/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('@Aisha Khan ');
  await page.keyboard.type('who has the key of gate 9?');
  // Nothing typed is lost on the way.
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(box).toHaveValue('@Aisha Khan who has the key of gate 9?');
  await box.press('Control+Enter');
  const asked = page.getByRole('article').filter({ hasText: 'who has the key of gate 9?' });
  await expect(asked).toBeVisible();
  await expect(box).toHaveValue('');

  await signIn(other, 'coordinator');
  await other.getByRole('button', { name: /^Inbox/ }).click();
  const inbox = other.getByRole('dialog', { name: 'Inbox' });
  await inbox.getByText('mentioned you on Harbour Terminal guarding').first().click();
  await expect(inbox.getByText('@Aisha Khan who has the key of gate 9?').first()).toBeVisible();
  await inbox.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(other).toHaveURL(/\/activity\?comment=/);
  const found = other.getByRole('article').filter({ hasText: 'who has the key of gate 9?' });
  await expect(found).toBeFocused();
  const thread = other.getByRole('listitem').filter({ has: found });
  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByRole('textbox', { name: 'Reply' }).fill('I have it.');
  await thread.getByRole('button', { name: 'Reply' }).click();
  await expect(thread.getByText('I have it.')).toBeVisible();
  await thread.getByRole('button', { name: 'Resolve' }).click();
  await expect(thread.getByText('Resolved by Aisha Khan')).toBeVisible();

  await page.getByRole('button', { name: /^Inbox/ }).click();
  const answered = page.getByRole('dialog', { name: 'Inbox' });
  // An open inbox asks once a minute; whoever can't wait asks by loading it.
  await expect(async () => {
    await page.reload();
    await answered.getByText('replied on Harbour Terminal guarding').first().click({ timeout: 5_000 });
  }).toPass();
  await answered.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'I have it.' })).toBeFocused();
  await expect(page.getByText('Resolved by Aisha Khan').first()).toBeVisible();
});

test('the feed is narrowed in its address, and comes back', async ({ page }) => {
  await skipTours(page);
  await signIn(page, 'director', '/manager/projects');
  await openFeed(page);
  await page.getByRole('button', { name: 'Kind' }).click();
  await page.getByRole('checkbox', { name: 'Comments' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/kind=comment/);
  await expect(page.getByText('Draft')).toHaveCount(0);
  await expect(page.getByText('The barrier at gate 3 stays open')).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?q=nobodysaidthis`);
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
});

for (const width of WIDTHS)
  test(`a comment that is being written is fine for everybody at ${width} px`, async ({ page }) => {
    await skipTours(page);
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'director', '/manager/projects');
    await openFeed(page);
    await page.getByRole('textbox', { name: 'Comment' }).pressSequentially('@');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectClean(page, `the feed at ${width} px`);
    await page.getByRole('textbox', { name: 'Comment' }).fill('');
  });

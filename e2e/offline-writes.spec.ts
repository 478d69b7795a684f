import { expect, type Page, test } from './journey.ts';
import { entriesOf, keptBrowser, readyForOffline } from './kept-browser.ts';
import { signIn } from './people.ts';
import { letTokensExpire } from './session-cookies.ts';

const openBrowser = keptBrowser();

const EDITS = 50;

const addEntry = async (page: Page, note: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add entry' }).click();
  const form = page.getByRole('dialog', { name: 'Add entry' });
  await form.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: /HRB-204/ }).click();
  await form.getByRole('textbox', { name: 'Duration' }).fill('5m');
  await form.getByLabel('Note').fill(note);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form).toBeHidden();
};

test('fifty entries made without a network outlive the browser, and each is there once when the network is back', async () => {
  test.setTimeout(300_000);
  const mark = `Night round ${Date.now()}`;
  const first = await openBrowser(false);
  await signIn(first.page, 'member', '/daily-activity');
  await readyForOffline(first.page);
  await first.context.setOffline(true);
  for (let edit = 1; edit <= EDITS; edit += 1) await addEntry(first.page, `${mark} no ${edit}`);
  await expect(first.page.getByRole('button', { name: `${EDITS} changes wait to be sent` })).toBeVisible();
  await first.context.close();

  const { context, page } = await openBrowser(true);
  await page.goto('/daily-activity');
  await expect(page.getByRole('button', { name: `${EDITS} changes wait to be sent` })).toBeVisible();
  await expect(page.getByText(`${mark} no ${EDITS}`, { exact: true })).toBeVisible();
  await expect(page.getByText('Waiting to be sent')).toHaveCount(EDITS);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /wait to be sent/ })).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText(`${mark} no 1`, { exact: true })).toBeVisible();
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0);

  const made = await entriesOf(context, page, mark);
  const notes = Array.from({ length: EDITS }, (_, at) => `${mark} no ${at + 1}`);
  expect(made.map(({ note }) => note).sort()).toEqual(notes.sort());
  expect(new Set(made.map(({ client_uuid }) => client_uuid)).size).toBe(EDITS);
  expect(new Set(made.map(({ source }) => source))).toEqual(new Set(['offline']));
  await context.close();
});

test('opened without a network and with expired tokens, pages are as they were read last; signed out, nothing is there', async () => {
  const mark = `Dock round ${Date.now()}`;
  const first = await openBrowser(false);
  await signIn(first.page, 'coordinator', '/manager/projects');
  const project = first.page.getByRole('link', { name: /Harbour Terminal guarding/ });
  await expect(project).toBeVisible();
  await first.page.getByRole('link', { name: 'Daily activity' }).click();
  await readyForOffline(first.page);
  await letTokensExpire(first.context);
  await first.context.close();

  const { context, page } = await openBrowser(true);
  await page.goto('/manager/projects');
  await expect(page.getByRole('link', { name: /Harbour Terminal guarding/ })).toBeVisible();
  await page.getByRole('link', { name: 'Daily activity' }).click();
  await addEntry(page, mark);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Sign out and lose 1 change that was not sent yet?')).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /waits? to be sent/ })).toBeHidden();
  await expect(page.getByRole('button', { name: `Edit ${mark}` })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  await context.setOffline(true);
  // Playwright tells it to pages that are there, not to the next: that would leave for the hosted page.
  await page.addInitScript("Object.defineProperty(navigator, 'onLine', { value: false })");
  await page.goto('/daily-activity');
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByRole('heading', { name: 'Entries' })).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('last-read'))).toBeNull();
  await context.close();
});

import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const openLog = async (page: Page, mailbox: string) => {
  await signIn(page, mailbox, '/manager/projects');
  await page.getByRole('link', { name: 'Harbour Terminal guarding' }).first().click();
  await page.getByRole('link', { name: 'Ops-log', exact: true }).click();
  await expect(page).toHaveURL(/\/ops-log$/);
  await expect(page.getByRole('textbox', { name: 'What happened' })).toBeVisible();
};

const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

test('an incident is written down by keyboard, goes from hand to hand, is closed by a second person, corrected and verified', async ({
  page,
  browser,
}) => {
  const title = `Fence cut at berth 7 (${Date.now()})`;
  await openLog(page, 'manager');
  await page.getByRole('textbox', { name: 'What happened' }).focus();
  await page.keyboard.type(`/incident !2 #fence ${title}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Details' })).toBeFocused();
  await page.keyboard.type('Two metres, nothing taken.');
  await page.keyboard.press('Control+Enter');
  const row = rowOf(page, title);
  await expect(row.getByText('Sev 2')).toBeVisible();
  await expect(row.getByText('Two metres, nothing taken.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'What happened' })).toHaveValue('');

  await row.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(row.getByText('Acknowledged')).toBeVisible();
  await row.getByRole('button', { name: 'Resolve…' }).click();
  const resolve = page.getByRole('dialog', { name: /^Resolve incident #/ });
  await resolve.getByRole('textbox', { name: 'Note' }).fill('The fence is mended.');
  await resolve.getByRole('button', { name: 'Resolve' }).click();
  await expect(row.getByText('Resolved')).toBeVisible();

  await row.getByRole('button', { name: 'Close…' }).click();
  const alone = page.getByRole('dialog', { name: /^Close incident #/ });
  await alone.getByRole('textbox', { name: 'Root cause' }).fill('No patrol on Sundays');
  await alone.getByRole('button', { name: 'Close the incident' }).click();
  await expect(alone.getByText(/somebody else has to close/)).toBeVisible();

  const other = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await openLog(other, 'director');
  const same = rowOf(other, title);
  await same.getByRole('button', { name: 'Close…' }).click();
  const close = other.getByRole('dialog', { name: /^Close incident #/ });
  await close.getByRole('textbox', { name: 'Root cause' }).fill('No patrol on Sundays');
  await close.getByRole('button', { name: 'Close the incident' }).click();
  await expect(same.getByText('Closed')).toBeVisible();

  await same.getByRole('button', { name: title }).click();
  const entry = other.getByRole('dialog', { name: /· Incident$/ });
  await expect(entry.getByText('Root cause: No patrol on Sundays')).toBeVisible();
  await expect(entry.getByText('resolved it')).toBeVisible();
  await entry.getByRole('button', { name: 'Correct…' }).click();
  const correct = other.getByRole('dialog', { name: /^Correct #/ });
  await correct.getByRole('textbox', { name: 'What happened' }).fill(title.replace('berth 7', 'berth 8'));
  await expect(correct.getByRole('region', { name: 'What will differ' }).getByText(title)).toBeVisible();
  await correct.getByRole('button', { name: 'Write the correction' }).click();
  await expect(entry.getByText('corrected it')).toBeVisible();
  await entry.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(other.getByText(/^Corrects #/).first()).toBeVisible();

  await other.getByRole('button', { name: 'Verify' }).click();
  await expect(other.getByText('The chain is intact')).toBeVisible();
});

test('what is being written survives a reload, and the log is narrowed in its address', async ({ page }) => {
  await openLog(page, 'director');
  const box = page.getByRole('textbox', { name: 'What happened' });
  await box.fill('Gate 9 is open');
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await page.getByRole('link', { name: 'Ops-log', exact: true }).click();
  await expect(box).toHaveValue('Gate 9 is open');
  await box.fill('');
  await page.goto(`${new URL(page.url()).pathname}?q=nobodywrotethis`);
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
});

for (const width of WIDTHS)
  test(`writing into the log is fine for everybody at ${width} px`, async ({ page }) => {
    await signIn(page, 'manager', '/manager/projects');
    await page.getByRole('link', { name: 'Harbour Terminal guarding' }).first().click();
    await page.getByRole('link', { name: 'Ops-log', exact: true }).click();
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    if (width < 960) await page.getByRole('button', { name: 'Write', exact: true }).click();
    const form = page.getByRole('form', { name: 'Write into the ops-log' });
    await form.getByRole('button', { name: 'More', exact: true }).click();
    await expect(form.getByRole('textbox', { name: 'Location' })).toBeVisible();
    await expectClean(page, `the ops-log at ${width} px`);
  });

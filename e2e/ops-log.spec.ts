import { addDays } from '#contract/activity/rules.ts';
import { expectClean, WIDTHS } from './axe.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';
import { openPlanning } from './planning.ts';

const openLog = async (page: Page, mailbox: string, project = 'Harbour Terminal guarding') => {
  await signIn(page, mailbox, '/manager/projects');
  await page.getByRole('link', { name: project }).first().click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Ops-log', exact: true })
    .click();
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

const openPage = async (browser: Browser) =>
  (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();

/**
 * A shift of today, and the one after it with somebody on it, in a project of which the demo plans nothing. An hour after
 * midnight: a journey that rosters somebody around now may do so until then.
 */
const planTwoShifts = async (browser: Browser, next: string) => {
  const planner = await openPage(browser);
  await signIn(planner, 'director', '/manager/projects');
  const { plan, publish } = await openPlanning(planner, 'CTY-031');
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Europe/London' });
  await plan({ day: today, start: '01:17', end: '01:47', role: 'Night desk' });
  await plan({ day: addDays(today, 1), start: '01:17', end: '01:47', role: 'Day desk' }, next);
  await publish({ from: today, to: addDays(today, 1) });
  await planner.context().close();
};

test('a handover is signed out, disputed with a reason, signed out again and taken over by whoever is rostered next', async ({
  page,
  browser,
}) => {
  const title = `Night to day (${Date.now()})`;
  await planTwoShifts(browser, 'Sofia Lindqvist');
  await openLog(page, 'manager', 'City Hall night security');
  await page.getByRole('textbox', { name: 'What happened' }).focus();
  await page.keyboard.type(`/handover ${title}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Details' })).toBeFocused();
  await page.keyboard.type('All keys are in the cabinet.');
  await page.getByRole('combobox', { name: 'Shift' }).click();
  await page
    .getByRole('option', { name: /01:17 – 01:47/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const own = rowOf(page, title);
  await expect(own.getByText('Drafted')).toBeVisible();
  await own.getByRole('button', { name: 'Sign out…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(own.getByText('Waits for Sofia Lindqvist')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Take over…' })).toHaveCount(0);

  const next = await openPage(browser);
  await openLog(next, 'owner', 'City Hall night security');
  const theirs = rowOf(next, title);
  await theirs.getByRole('button', { name: 'Dispute…' }).click();
  const dispute = next.getByRole('dialog', { name: /^Dispute handover #/ });
  await dispute.getByRole('textbox', { name: 'Note' }).fill('Bundle 4 is not in it.');
  await dispute.getByRole('button', { name: 'Dispute' }).click();
  await expect(theirs.getByText('Disputed')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Sign out…' })).toHaveCount(0);

  await page.reload();
  await own.getByRole('button', { name: 'Sign out…' }).click();
  const again = page.getByRole('dialog', { name: /^Sign handover #/ });
  await again.getByRole('textbox', { name: 'Note' }).fill('Found in the van.');
  await again.getByRole('button', { name: 'Sign out' }).click();
  await expect(own.getByText('Waits for Sofia Lindqvist')).toBeVisible();

  await next.reload();
  await theirs.getByRole('button', { name: 'Take over…' }).click();
  const taking = next.getByRole('dialog', { name: /^Take over with handover #/ });
  await taking.getByRole('button', { name: 'Take over' }).click();
  await expect(theirs.getByText('Taken over')).toBeVisible();
  await theirs.getByRole('button', { name: title }).click();
  const entry = next.getByRole('dialog', { name: /· Handover$/ });
  for (const words of ['disputed the handover', 'Bundle 4 is not in it.', 'Found in the van.', 'took over'])
    await expect(entry.getByText(words)).toBeVisible();
  await expectClean(next, 'a handover with its history');
});

test('what is being written survives a reload, and the log is narrowed in its address', async ({ page }) => {
  await openLog(page, 'director');
  const box = page.getByRole('textbox', { name: 'What happened' });
  await box.fill('Gate 9 is open');
  await page.getByRole('link', { name: 'Activity', exact: true }).click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Ops-log', exact: true })
    .click();
  await expect(box).toHaveValue('Gate 9 is open');
  await box.fill('');
  await page.goto(`${new URL(page.url()).pathname}?q=nobodywrotethis`);
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
});

for (const width of WIDTHS)
  test(`writing into the log is fine for everybody at ${width} px`, async ({ page }) => {
    await signIn(page, 'manager', '/manager/projects');
    await page.getByRole('link', { name: 'Harbour Terminal guarding' }).first().click();
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Ops-log', exact: true })
      .click();
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    if (width < 960) await page.getByRole('button', { name: 'Write', exact: true }).click();
    const form = page.getByRole('form', { name: 'Write into the ops-log' });
    await form.getByRole('button', { name: 'More', exact: true }).click();
    await expect(form.getByRole('textbox', { name: 'Location' })).toBeVisible();
    await expectClean(page, `the ops-log at ${width} px`);
  });

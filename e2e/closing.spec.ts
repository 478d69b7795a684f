import { expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const LAST_MONTH = (() => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 10));
})();
const DAY = LAST_MONTH.toISOString().slice(0, 10);
const MONDAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
  LAST_MONTH.getTime() - ((LAST_MONTH.getUTCDay() + 6) % 7) * 86_400_000,
);
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  LAST_MONTH,
);

const openClosing = async (page: Page) => {
  await page.getByRole('link', { name: 'Approvals' }).first().click();
  await page.getByRole('link', { name: 'Closing', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(MONTH) })).toBeVisible();
};

const closeLastMonth = async (page: Page) => {
  await page.getByRole('button', { name: MONTH, exact: true }).click();
  const box = page.getByRole('dialog', { name: `Close ${MONTH}` });
  await expect(box.getByText('Will be locked')).toBeVisible();
  // Early in a month there is time of the last one that nobody has decided on yet.
  const leave = box.getByRole('checkbox', { name: /Close without it/ });
  if (await leave.isVisible()) await leave.check();
  await box.getByRole('button', { name: 'Close the month' }).click();
  await expect(page.getByText(`${MONTH} is closed`)).toBeVisible();
};

/** Entries of the last month that wait, in the box of somebody's week. */
const openWaiting = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Approvals' }).first().click();
  // On some weekdays one week of them waits, which another journey may have approved by now.
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // What was read ahead, and is shown first, is older than what waits now.
  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(`${name}.*\\b${MONDAY}`) });
  await row.getByRole('button', { name, exact: true }).click();
  const box = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
  await expect(box.getByRole('region').first()).toBeVisible();
  return box;
};

test('time is logged, submitted, rejected, corrected, approved, locked with its month, and reversed', async ({
  page: person,
  browser,
}) => {
  const open = async (who: string) => {
    const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
    await skipTours(page);
    await signIn(page, who);
    return page;
  };
  const [owner, manager] = [await open('owner'), await open('manager')];
  await openClosing(owner);
  await owner.getByRole('button', { name: 'How time is approved' }).click();
  await owner.getByRole('textbox', { name: /Days back/ }).fill('0');
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText(/it counts for what is submitted from now on/)).toBeVisible();

  await signIn(person, 'coordinator', `/daily-activity?date=${DAY}`);
  const log = async () => {
    await person.getByRole('button', { name: 'Add entry' }).first().click();
    const form = person.getByRole('dialog', { name: 'Add entry' });
    await form.getByRole('combobox', { name: 'Project' }).click();
    await person.getByRole('option').first().click();
    await form.getByRole('textbox', { name: 'Duration' }).fill('0:30');
    await form.getByLabel('Note').fill('Key handover');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form).toBeHidden();
  };
  await log();
  await person.getByRole('button', { name: 'Submit day' }).click();
  await expect(person.getByText(/^Submitted, /).first()).toBeVisible();

  const week = await openWaiting(manager, 'Aisha Khan');
  await expect(week.getByText('Key handover')).toBeVisible();
  await week.getByRole('button', { name: 'Reject…' }).click();
  await week.getByRole('textbox', { name: 'Why' }).fill('To whom?');
  await week.getByRole('button', { name: 'Reject 1 entry' }).click();
  await expect(manager.getByText('1 entry rejected')).toBeVisible();

  await person.reload();
  await expect(person.getByText('To whom?')).toBeVisible();
  await person.getByRole('listitem').filter({ hasText: 'To whom?' }).getByRole('button').first().click();
  const form = person.getByRole('dialog', { name: 'Change entry' });
  await form.getByLabel('Note').fill('Key handover to the night shift');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await person.getByRole('button', { name: 'Submit day' }).click();
  await expect(person.getByText(/^Submitted, /).first()).toBeVisible();

  const again = await openWaiting(manager, 'Aisha Khan');
  await expect(again.getByText('Key handover to the night shift')).toBeVisible();
  await again.getByRole('button', { name: 'Approve 1 entry' }).click();
  await expect(manager.getByText('1 entry approved')).toBeVisible();

  await closeLastMonth(owner);
  await person.reload();
  const row = person.getByRole('listitem').filter({ hasText: 'Key handover to the night shift' });
  await expect(row.getByText(/^Locked by /)).toBeVisible();

  const { pathname } = new URL(owner.url());
  await manager.goto(`${pathname.replace(/closing$/, 'time')}?date=${DAY}`);
  await manager.getByRole('button', { name: 'Aisha Khan', exact: true }).first().click();
  const logged = manager.getByRole('dialog', { name: /^Aisha Khan/ });
  await logged.getByRole('button', { name: 'Reverse Key handover to the night shift' }).click();
  const box = manager.getByRole('dialog', { name: /^Reverse 0:30 of Aisha Khan/ });
  await box.getByRole('textbox', { name: 'Why' }).fill('It was Tomasz');
  await box.getByRole('button', { name: 'Reverse 0:30' }).click();
  await expect(manager.getByText('0:30 reversed')).toBeVisible();
  await expect(logged.getByText(/^Reversed on 1 /)).toBeVisible();

  await person.reload();
  await row.getByRole('link', { name: /^Reversed on/ }).click();
  const reversal = person.getByRole('listitem').filter({ hasText: 'It was Tomasz' });
  await expect(reversal.getByText('−0:30')).toBeVisible();
  await expect(reversal.getByRole('link', { name: /^Reverses time of 10\.? / })).toBeVisible();

  await openClosing(owner);
  await owner.getByRole('button', { name: `Actions for ${MONTH}` }).click();
  await owner.getByRole('menuitem', { name: 'Reopen…' }).click();
  await owner.getByRole('textbox', { name: 'Why' }).fill('A week was forgotten');
  await owner.getByRole('button', { name: 'Reopen the month' }).click();
  await expect(owner.getByText(`${MONTH} is open again`)).toBeVisible();
  await expect(
    owner.getByRole('row', { name: new RegExp(`${MONTH}.*Reopened.*A week was forgotten`) }),
  ).toBeVisible();
});

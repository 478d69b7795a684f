import { expectClean } from './axe.ts';
import { farDay, planFarShift } from './far-shift.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const ROLE = 'Relief at the weighbridge';

/** The widths at which the boxes of the journey are looked at; its pages are looked at with all others. */
const expectCleanBoxes = async (page: Page, box: string) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `${box} at ${width}`);
  }
};

test('a member asks for leave, the approver sees the shift it leaves uncovered and puts who is proposed on it, and the substitute is told', async ({
  page,
  browser,
}) => {
  const another = async () => (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  const [member, substitute, planner] = [await another(), await another(), await another()];
  for (const one of [page, member, substitute, planner]) await skipTours(one);
  const day = farDay();
  await signIn(planner, 'director', '/roster');
  const project = await planFarShift(planner, day, {
    ...{ who: 'Tomasz Wrona', role: ROLE, skill: 'Weighbridge' },
  });
  await planner.close();

  await signIn(member, 'member', '/leave');
  await member.getByRole('button', { name: 'Ask for leave' }).click();
  const form = member.getByRole('dialog', { name: 'Ask for leave' });
  await form.getByRole('combobox', { name: 'Type' }).click();
  await member.getByRole('option', { name: 'Unpaid leave' }).click();
  await form.getByLabel('First day').fill(day);
  await form.getByLabel('First day').blur();
  await expect(form.getByText('Takes 1 day')).toBeVisible();
  await form.getByLabel('Reason').fill('My sister’s wedding');
  await expectCleanBoxes(member, 'asking for leave');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form).toBeHidden();
  await expect(member.getByText('Waits for a decision').first()).toBeVisible();

  await signIn(page, 'manager', '/leave?tab=approvals');
  const request = page
    .getByRole('listitem')
    .filter({ hasText: 'Tomasz Wrona' })
    .filter({ hasText: 'Unpaid leave' });
  await request.getByRole('button', { name: 'Decide' }).click();
  const box = page.getByRole('dialog', { name: 'Leave of Tomasz Wrona' });
  await expect(box.getByText('My sister’s wedding')).toBeVisible();
  await expect(box.getByText(`${ROLE} · Harbour Terminal guarding`)).toBeVisible();
  await box.getByText('Substitute', { exact: true }).click();
  await expect(box.getByText('Skilled', { exact: true }).first()).toBeVisible();
  await box.getByRole('button', { name: 'Choose Aisha Khan' }).click();
  await expectCleanBoxes(page, 'deciding on leave');
  await box.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Leave of Tomasz Wrona is approved')).toBeVisible();

  await page.goto(`/manager/projects/${project}/roster?date=${day}`);
  const shift = page.getByRole('row', { name: /Aisha Khan/ }).getByRole('button', { name: new RegExp(ROLE) });
  await expect(shift).toBeVisible();
  await page.getByRole('button', { name: /^Publish \d+ change/ }).click();
  await page
    .getByRole('dialog', { name: /^Publish/ })
    .getByRole('button', { name: 'Publish to 2 people' })
    .click();
  await expect(page.getByText('Published, 2 people are told')).toBeVisible();

  await signIn(substitute, 'coordinator');
  await substitute.getByRole('button', { name: /^Inbox/ }).click();
  await expect(
    substitute
      .getByRole('dialog', { name: 'Inbox' })
      .getByText('published the roster of Harbour Terminal guarding')
      .first(),
  ).toBeVisible();
  await member.goto(`/daily-activity?date=${day}`);
  await expect(member.getByText('Unpaid leave all day')).toBeVisible();
  await expect(member.getByText('You are on leave')).toBeVisible();
});

test('what somebody has of leave is corrected with a reason, which stands in their ledger', async ({
  page,
}) => {
  await skipTours(page);
  await signIn(page, 'manager', '/leave?tab=balances');
  await page.getByRole('link', { name: 'Fergus Lane' }).click();
  const reason = `Worked on a holiday ${Date.now()}`;
  await page.getByRole('button', { name: 'Correct' }).click();
  const box = page.getByRole('dialog', { name: 'Correct leave of Fergus Lane' });
  await box.getByLabel('Days').fill('0.5');
  await box.getByLabel('Why').fill(reason);
  await expectCleanBoxes(page, 'correcting a balance');
  await box.getByRole('button', { name: 'Correct' }).click();
  await expect(page.getByText('Leave of Fergus Lane is corrected by +0.5 days')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: reason })).toContainText('+0.5 days');
});

import { isInLog } from '#contract/ops-log/on-shift.ts';
import { readOwnPlan } from '#contract/shifts/plan-endpoints.ts';
import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { callerOf } from './kept-browser.ts';
import { signIn, skipTours } from './people.ts';
import { openPlanning } from './planning.ts';

const openLog = async (page: Page, mailbox: string) => {
  await skipTours(page);
  await signIn(page, mailbox, '/manager/projects');
  const link = page.getByRole('link', { name: 'Harbour Terminal guarding' }).first();
  await page.goto(`${await link.getAttribute('href')}/ops-log`);
  await expect(page.getByRole('article').first()).toBeVisible();
};

test('an entry mentions a colleague by keyboard, who finds it in the inbox and opens it', async ({
  page,
  browser,
}) => {
  const title = `Pump of berth 6 leaks (${Date.now()})`;
  await openLog(page, 'manager');
  await page.getByRole('textbox', { name: 'What happened' }).fill(title);
  await page.keyboard.press('Enter');
  const details = page.getByRole('textbox', { name: 'Details' });
  await expect(details).toBeFocused();
  await details.pressSequentially('@maren');
  await expect(page.getByRole('option', { name: /Maren Holt/ })).toHaveAttribute('aria-selected', 'true');
  await expectClean(page, 'people offered in the details of an entry');
  await page.keyboard.press('Enter');
  await page.keyboard.type('who has a seal for it?');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const row = page.getByRole('article', { name: title, exact: true });
  await expect(row.getByText('@Maren Holt')).toBeVisible();
  await expect(row).not.toContainText('<@');

  const other = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await skipTours(other);
  await signIn(other, 'director');
  await other.getByRole('button', { name: /^Inbox/ }).click();
  const inbox = other.getByRole('dialog', { name: 'Inbox' });
  // An open inbox asks once a minute; whoever can't wait asks by loading it.
  await expect(async () => {
    await other.reload();
    await inbox.getByText(title).first().click({ timeout: 5_000 });
  }).toPass();
  await inbox.getByRole('link', { name: 'Open', exact: true }).click();
  await expect(other).toHaveURL(/\/ops-log\?entry=/);
  const entry = other.getByRole('dialog', { name: /· Note$/ });
  await expect(entry.getByText('who has a seal for it?')).toBeVisible();
  await expect(entry.getByText(/^@Maren Holt/)).toBeVisible();
  await entry.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(other.getByRole('article', { name: title, exact: true })).toBeInViewport();
  for (const width of WIDTHS) {
    await other.setViewportSize({ width, height: 800 });
    await expectClean(other, `an entry that somebody came to by a link, ${width} px`);
  }
});

/** A project of which the demo plans nothing. */
const CODE = 'INT-001';
const MINUTE = 60_000;

/** The project of a shift that somebody is on now: the demo's, or one that is planned for them. */
const projectOnShift = async (director: Page, guard: Page, name: string): Promise<string> => {
  const now = Date.now();
  const london = (at: number, format: Intl.DateTimeFormatOptions) =>
    new Date(at).toLocaleString('en-CA', { timeZone: 'Europe/London', ...format });
  const dayOf = (at: number) => london(at, { year: 'numeric', month: '2-digit', day: '2-digit' });
  const clockOf = (at: number) => london(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const headers = await callerOf(guard.context(), guard);
  const answer = await guard.context().request.get(`/api${readOwnPlan.path}`, {
    ...{ headers, params: { from: dayOf(now), to: dayOf(now) } },
  });
  const own = readOwnPlan.response.parse(await answer.json());
  const shift = [...own.overnight, ...own.shifts].find((one) => isInLog(one, now));
  if (shift) return shift.project.id;
  const { plan, publish, project_id } = await openPlanning(director, CODE);
  const [start, end] = [now - 5 * MINUTE, now + MINUTE];
  await plan({ day: dayOf(start), start: clockOf(start), end: clockOf(end), role: 'Patrol' }, name);
  await publish({ from: dayOf(start), to: dayOf(start) });
  return project_id;
};

test('whoever is there by their shift alone is offered those who read that log, on a phone', async ({
  page,
  browser,
}) => {
  await signIn(page, 'director', '/manager/projects');
  const guard = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await guard.setViewportSize({ width: 360, height: 780 });
  await signIn(guard, 'member', '/daily-activity');
  const project_id = await projectOnShift(page, guard, 'Tomasz Wrona');
  await guard.goto(`/manager/projects/${project_id}/ops-log`);
  const title = `Signal box door open (${Date.now()})`;
  await guard.getByRole('button', { name: 'Write', exact: true }).click();
  const form = guard.getByRole('form', { name: 'Write into the ops-log' });
  await form.getByRole('textbox', { name: 'What happened' }).fill(title);
  await form.getByRole('button', { name: 'More' }).click();
  await form.getByRole('textbox', { name: 'Details' }).pressSequentially('@mar');
  const offered = guard.getByRole('option', { name: /Maren Holt/ });
  await expect(offered).toBeVisible();
  await expectClean(guard, 'people offered to somebody on shift, 360 px');
  await offered.click();
  await guard.keyboard.type('locked it again');
  await form.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(guard.getByRole('article', { name: title }).getByText('@Maren Holt')).toBeVisible();
});

import { invitationLink, signUpThrough } from './joining.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const NAME = 'Robin Vale';
/** Their row, with the hours of their week. */
const ROW = new RegExp(`^${NAME} \\d`);
const PROJECT = 'Harbour Terminal guarding';

const openPage = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await skipTours(page);
  return page;
};

/** A clock on the demo's walls, so many minutes from now. */
const clock = (minutes: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' }).format(
    Date.now() + minutes * 60_000,
  );

/** Somebody new in a project, on whose days nothing is planned yet. */
const join = async (browser: Browser, name: string): Promise<Page> => {
  const owner = await openPage(browser);
  await signIn(owner, 'owner');
  const email = `${name.replace(' ', '.').toLowerCase()}.${Date.now()}@newcomer.example`;
  await owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
  await owner.getByRole('link', { name: 'Invite people' }).click();
  await owner.getByRole('textbox', { name: 'E-mail addresses' }).fill(`${name} <${email}>`);
  await owner.keyboard.press('Enter');
  await owner.getByRole('combobox', { name: 'In one project' }).fill('Harbour Term');
  await owner.getByRole('option', { name: PROJECT }).click();
  await owner.getByRole('button', { name: /^Invite/ }).click();
  await expect(owner.getByText('1 person invited')).toBeVisible();
  await owner.context().close();
  const page = await openPage(browser);
  await signUpThrough(page, await invitationLink(page, email), email, name);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).toHaveURL((url) => !url.pathname.startsWith('/invitation'));
  return page;
};

test('a shift is planned and published, its person confirms, checks in and logs it, and the planner sees where it stands', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const guard = await join(browser, NAME);

  const planner = await openPage(browser);
  await signIn(planner, 'manager', '/manager/projects');
  await planner.getByText(PROJECT).first().click();
  await planner.getByRole('main').getByRole('link', { name: 'Roster', exact: true }).click();
  // The day alone is published: what else is planned in this week stays what it is.
  await planner.getByText('Day', { exact: true }).click();
  await planner.getByRole('button', { name: 'Add shift' }).click();
  const form = planner.getByRole('dialog', { name: 'Add shift' });
  const [start, end] = [clock(0), clock(57)];
  await form.getByLabel('Start').fill(start);
  await form.getByLabel(/^End/).fill(end);
  await form.getByRole('combobox', { name: 'Service' }).click();
  await planner.getByRole('option', { name: 'Guarding', exact: true }).click();
  await form.getByRole('button', { name: 'Add as a draft' }).click();

  const shift = planner.getByRole('button', { name: new RegExp(`${start} – ${end}\\s*Guarding`) });
  await shift.click();
  await planner.getByRole('dialog').getByRole('button', { name: 'Fill a place' }).click();
  const filling = planner.getByRole('dialog', { name: /^Fill a place/ });
  await filling.getByRole('combobox', { name: 'Who' }).fill(NAME);
  await planner.getByRole('option', { name: NAME }).click();
  await filling.getByRole('button', { name: `Put ${NAME} on it` }).click();
  await expect(filling).toBeHidden();
  await planner.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(planner.getByRole('row', { name: ROW }).getByText(`${start} – ${end}`)).toBeVisible();
  await planner.getByRole('button', { name: 'Publish 1 change' }).click();
  await planner.getByRole('button', { name: 'Publish to 1 person' }).click();
  await expect(planner.getByText('Published, 1 person is told')).toBeVisible();

  await guard.goto('/daily-activity');
  const row = guard.getByRole('listitem').filter({ hasText: `${start} – ${end}` });
  await row.getByRole('button', { name: /^Confirm:/ }).click();
  await row.getByRole('button', { name: /^Check in:/ }).click();
  await expect(row.getByText(/^Checked in/)).toBeVisible();
  await row.getByRole('button', { name: /^Log/ }).click();
  await expect(row.getByText(/^Logged/)).toBeVisible();

  await planner.reload();
  await planner.getByRole('searchbox').fill(NAME);
  await expect(
    planner.getByRole('row', { name: ROW }).getByRole('button', { name: /Completed/ }),
  ).toBeVisible();
  await guard.context().close();
  await planner.context().close();
});

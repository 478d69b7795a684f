import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';
import { realTime } from './time-file.ts';

test('a manager imports a team’s time into a new project and its dashboard tells the file’s total', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Imports' }).click();
  await page.locator('input[type=file]').setInputFiles(realTime());
  await expect(page.getByText('Toggl Track').first()).toBeVisible();
  await expect(page.getByText('885:47').or(page.getByText('885 h 47 min')).first()).toBeVisible();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: /^Import/ }).click();
  await page
    .getByRole('link', { name: /Software Development Studio/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/manager\/projects\/[0-9a-f-]+\/dashboard/);
  await expect(page.getByText('885 h 47 min').first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('885 h 47 min').first()).toBeVisible();
});

/** Minutes on the dashboard of a project on which no other journey logs, as a manager reads them. */
const minutesOfQuay = async (manager: Page): Promise<number> => {
  await manager.goto('/manager/projects');
  await manager.getByRole('link', { name: /Quay Mall facilities/ }).click();
  const figure = manager.getByText(/^[\d,]+ h( \d+ min)?$/).first();
  await expect(figure).toBeVisible();
  const [hours = 0, minutes = 0] =
    ((await figure.textContent()) ?? '').replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [];
  return hours * 60 + minutes;
};

test('a member logs with the timer and 1 h 30 in the grid, and the manager sees it on the project', async ({
  page,
  browser,
}) => {
  const manager = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(manager, 'manager');
  const before = await minutesOfQuay(manager);

  await signIn(page, 'member');
  const main = page.getByRole('main');
  const note = `Barrier check ${Date.now()}`;
  await main.getByRole('textbox', { name: /What are you working on/ }).fill(note);
  await main.getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: /QML-118/ }).click();
  await main.getByRole('button', { name: 'Start', exact: true }).click();
  const stop = main.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible();
  await page.reload();
  await expect(main.getByText(note).first()).toBeVisible();
  await stop.click();
  await expect(stop).toBeHidden();

  const empty = main
    .locator('button[aria-label^="QML-118"][aria-label$=": nothing"]:not([aria-disabled="true"])')
    .first();
  const name = (await empty.getAttribute('aria-label')) ?? '';
  await empty.click();
  await page.keyboard.type('1:30');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('button', { name: name.replace('nothing', '1:30') })).toBeVisible();

  // The grid shows what is on its way; the manager sees it once it has arrived, and the moments of the timer with it.
  await expect.poll(() => minutesOfQuay(manager)).toBeGreaterThanOrEqual(before + 90);
  await manager.getByRole('link', { name: 'Activity', exact: true }).click();
  const told = manager.getByText(note);
  const together = manager
    .getByRole('region', { name: 'Today' })
    .getByRole('button', { name: 'Show', exact: true });
  await expect(told.or(together).first()).toBeVisible();
  // What one person logged in a row stands as one line, and other journeys log as the same member.
  while ((await told.isHidden()) && (await together.count()) > 0) await together.first().click();
  await expect(told).toBeVisible();
});

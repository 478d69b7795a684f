import { addDays } from '#contract/activity/rules.ts';
import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

/** A day whose week nobody plans anything in, while the project still runs; another one for every time that the journey is tried. */
const farDay = (): string => {
  const { retry, repeatEachIndex } = test.info();
  return addDays(new Date().toISOString().slice(0, 10), 105 + 7 * (retry + 3 * repeatEachIndex));
};

const openRoster = async (page: Page): Promise<string> => {
  await signIn(page, 'manager', '/manager/projects');
  await page.getByText('Harbour Terminal guarding').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Roster', exact: true }).click();
  await expect(page.getByRole('row', { name: /Places filled/ })).toBeVisible();
  return page.url().split('?')[0] ?? '';
};

const choose = async (page: Page, verb: string) => {
  await page.getByRole('button', { name: 'More of the roster' }).click();
  await page.getByRole('menuitem', { name: verb }).click();
};

const expectCleanAt = async (page: Page, what: string) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `${what} at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

test('a manager keeps a week as a template, plans a far week from it, takes that back, and plans it again', async ({
  page,
}) => {
  const { retry, repeatEachIndex } = test.info();
  const name = `Journey week ${retry}-${repeatEachIndex}`;
  const roster = await openRoster(page);

  await choose(page, 'Save as template…');
  const saving = page.getByRole('dialog', { name: 'Save as template' });
  await expect(saving.getByRole('list', { name: 'Shifts by weekday' })).toBeVisible();
  await expectCleanAt(page, 'keeping a week');
  await saving.getByLabel('Name').fill(name);
  await saving.getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText(`“${name}” saved as a template`)).toBeVisible();

  // In a week without shifts it is offered where they would stand.
  await page.goto(`${roster}?date=${farDay()}`);
  await expect(page.getByText('No shifts in these days')).toBeVisible();
  const using = page.getByRole('dialog', { name: 'Use a template' });
  const plan = using.getByRole('button', { name: /^Plan \d+ shifts/ });
  const applyIt = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Use template…' }).click();
    await using.getByLabel('Find a template').fill(name);
    await expect(using.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
    await expect(using.getByText(/^\d+ shifts will be planned as drafts/)).toBeVisible();
  };
  await applyIt();
  await expectCleanAt(page, 'planning from a template');
  await plan.click();
  await expect(page.getByText(new RegExp(`^\\d+ drafts planned from “${name}”`))).toBeVisible();
  const shift = page.getByRole('button', { name: /^06:00 – 14:00 Guarding/ }).first();
  await expect(shift).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('No shifts in these days')).toBeVisible();

  await applyIt();
  await plan.click();
  await expect(shift).toBeVisible();

  // What is there already can't be planned again, and is named.
  await choose(page, 'Use template…');
  await using.getByLabel('Find a template').fill(name);
  await expect(using.getByText('There is nothing to plan')).toBeVisible();
  const monday = using.getByRole('group').filter({ hasText: /^Mon/ });
  await expect(monday.getByText(/can’t be: This shift is on the roster already\.$/)).toBeVisible();
  await monday.locator('summary').click();
  await expect(monday.getByText('Guarding').first()).toBeVisible();
  await expect(monday.getByText('Not planned: This shift is on the roster already.').first()).toBeVisible();
  await using.getByRole('button', { name: 'Cancel' }).click();
});

test('templates are looked after on a phone: renamed, and deleted with a way back', async ({ page }) => {
  const { retry, repeatEachIndex } = test.info();
  const name = `Phone week ${retry}-${repeatEachIndex}`;
  const roster = await openRoster(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(roster);
  await choose(page, 'Save as template…');
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Save template' }).click();
  await expect(page.getByText(`“${name}” saved as a template`)).toBeVisible();
  await choose(page, 'Manage templates');
  const box = page.getByRole('dialog', { name: 'Templates' });
  const line = (called: string) => box.getByRole('listitem').filter({ hasText: called });
  await expect(line(name)).toBeVisible();
  await expectClean(page, 'the templates of a project');
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Rename…' }).click();
  const naming = page.getByRole('dialog', { name: `Rename “${name}”` });
  await naming.getByRole('textbox', { name: 'Name' }).fill(`${name} again`);
  await naming.getByRole('button', { name: 'Rename' }).click();
  await expect(line(`${name} again`)).toBeVisible();
  await page.getByRole('button', { name: `More for ${name} again` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(line(`${name} again`)).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo/ }).last().click();
  await expect(line(`${name} again`)).toBeVisible();
});

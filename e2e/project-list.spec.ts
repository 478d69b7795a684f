import { expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

const choose = async (page: Page, names: readonly string[]) => {
  for (const name of names)
    await rowOf(page, name)
      .getByRole('checkbox', { name: `Select ${name}` })
      .check();
};

const assign = async (page: Page, person: string) => {
  await page.getByRole('button', { name: 'Assign owner' }).click();
  const box = page.getByRole('dialog', { name: /^Assign an owner/ });
  await box.getByRole('combobox', { name: 'New owner' }).click();
  await box.getByRole('combobox', { name: 'New owner' }).fill(person);
  await page.getByRole('option', { name: person }).click();
  await box.getByRole('button', { name: 'Assign' }).click();
};

const FIVE = [
  'Eastline depot patrols',
  'Grand Pier Hotel concierge',
  'Quay Mall facilities',
  'Riverside car parks',
];
const ARCHIVED = 'Arena season stewarding';

test('five projects get an owner at once: one is refused by its rule and stays chosen, the others are taken back', async ({
  page,
}) => {
  await signIn(page, 'director', '/manager/projects?view=all');
  await choose(page, [ARCHIVED]);
  await page.getByRole('button', { name: 'Archive…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('1 project changed')).toBeVisible();
  await expect(rowOf(page, ARCHIVED)).toBeHidden();

  const all = 'status=proposed&status=planned&status=active&status=on_hold&status=archived';
  await page.goto(`/manager/projects?view=all&${all}`);
  await choose(page, [ARCHIVED, ...FIVE]);
  await assign(page, 'Sofia Lindqvist');
  const results = page.getByRole('dialog', { name: '4 changed, 1 not' });
  await expect(results.getByRole('listitem')).toHaveText([/Arena season stewarding.*restore it first/]);
  await results.getByRole('button', { name: 'Keep it selected' }).click();
  const bar = page.getByRole('toolbar', { name: '1 selected' });
  await expect(rowOf(page, 'Quay Mall facilities').getByLabel('Sofia Lindqvist')).toBeVisible();
  await bar.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 project changed')).toBeVisible();

  await choose(page, FIVE);
  await assign(page, 'Maren Holt');
  await expect(page.getByText('4 projects changed')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).last().click();
  await expect(page.getByText('4 projects are as they were')).toBeVisible();
  await expect(rowOf(page, 'Quay Mall facilities').getByLabel('Sofia Lindqvist')).toBeVisible();

  // As they were before: others look at who leads whom.
  const ofAisha = 'Grand Pier Hotel concierge';
  await choose(
    page,
    FIVE.filter((name) => name !== ofAisha),
  );
  await assign(page, 'Jonas Meyer');
  await expect(page.getByText('3 projects changed')).toBeVisible();
  await choose(page, [ofAisha]);
  await assign(page, 'Aisha Khan');
  await expect(rowOf(page, ofAisha).getByLabel('Aisha Khan')).toBeVisible();
});

test('a view that one person saves and shares is used by another, who is told once it is gone', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  for (const one of [page, other]) await skipTours(one);
  await signIn(page, 'manager', '/manager/projects?view=all&q=depot');
  await expect(rowOf(page, 'Eastline depot patrols')).toBeVisible();
  await page.getByRole('button', { name: 'Save as a view…' }).click();
  const form = page.getByRole('dialog', { name: 'Save as a view' });
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form.getByText('Enter a name.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('ending first');
  await form.getByRole('checkbox', { name: /^Share with everybody/ }).check();
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(form.getByText('A shared view has this name: choose another.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Depots');
  await form.getByRole('button', { name: 'Save view' }).click();
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: 'Depots' })).toHaveAttribute('aria-current', 'page');

  await signIn(other, 'coordinator', '/manager/projects');
  await other.getByRole('button', { name: 'Saved views' }).click();
  await other.getByRole('menuitem', { name: /Depots/ }).click();
  await expect(rowOf(other, 'Eastline depot patrols')).toBeVisible();
  await expect(rowOf(other, 'Quay Mall facilities')).toBeHidden();
  await other.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(other.getByText('What you see isn’t saved in “Depots”.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await other.getByRole('button', { name: 'Discard' }).click();
  await expect(rowOf(other, 'Quay Mall facilities')).toBeHidden();

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Manage views…' }).click();
  await page.getByRole('button', { name: 'Actions for Depots' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await page.getByRole('dialog', { name: 'Delete “Depots”?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('“Depots” deleted')).toBeVisible();

  await other.reload();
  await expect(other.getByText(/^This view has been deleted/)).toBeVisible();
  await expect(rowOf(other, 'Eastline depot patrols')).toBeVisible();
});

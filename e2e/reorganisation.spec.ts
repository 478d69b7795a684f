import { type Browser, expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const open = async (browser: Browser, mailbox: string, at: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(page, mailbox, at);
  return page;
};

const LIST = 'view=list&layers=99';
const drafted = (page: Page) => page.getByRole('region', { name: 'Drafted', exact: true });
const item = (page: Page, name: string) =>
  drafted(page).getByRole('treeitem', { name: new RegExp(`^${name}`) });

/** Begins a draft, and shows it as a tree with everybody open. */
const begin = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/orgchart?${LIST}&draft=list`);
  await page.getByRole('button', { name: 'New reorganisation', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Begin the draft', exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
};

/** Brings somebody's card into sight on the chart of today, beside which whoever leads them is named. */
const expectLine = async (page: Page, name: string, manager: string): Promise<void> => {
  await page.goto(`/orgchart?${LIST}`);
  await page.getByRole('button', { name: 'Find a person or position', exact: true }).click();
  await page.getByRole('combobox', { name: 'Find a person or position', exact: true }).fill(name);
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  const panel = page.getByRole('complementary', { name, exact: true });
  await expect(panel.getByRole('button', { name: manager, exact: true })).toBeVisible();
};

const changeManager = async (page: Page, name: string, from: string, to: string): Promise<void> => {
  await expectLine(page, name, from);
  await page.getByRole('button', { name: 'Change manager…', exact: true }).click();
  const box = page.getByRole('dialog', { name: `Who does ${name} answer to?`, exact: true });
  await box.getByRole('combobox', { name: 'Manager' }).click();
  await box.getByRole('option', { name: new RegExp(`^${to}`) }).click();
  await box.getByRole('button', { name: 'Change manager', exact: true }).click();
  await expect(page.getByText(`${name} answers to ${to} now`)).toBeVisible();
};

test('a director drafts by hand and by keys and compares, an owner applies it for everybody, and takes it back', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const director = await open(browser, 'director', '/orgchart');
  await begin(director, 'One team for the control room');
  await item(director, 'Gwen Tudor').dragTo(item(director, 'Callum Reid'));
  await expect(item(director, 'Gwen Tudor')).toContainText('Manager: Beatriz Alves to Callum Reid');

  // Rows beyond what is in sight are reached by keys alone.
  await item(director, 'Callum Reid').focus();
  await director.keyboard.type('ivo');
  await expect(item(director, 'Ivo Banks')).toBeFocused();
  await director.keyboard.press('Control+x');
  await expect(drafted(director).getByRole('status')).toContainText('Moving Ivo Banks');
  await director.keyboard.press('ArrowUp');
  await director.keyboard.type('callum');
  await expect(drafted(director).getByRole('status')).toContainText('Ivo Banks would answer to Callum Reid');
  await director.keyboard.press('Enter');
  await expect(item(director, 'Ivo Banks')).toContainText('Manager: Jonas Meyer to Callum Reid');

  await director.getByText('Side by side', { exact: true }).click();
  const today = director.getByRole('region', { name: 'Today', exact: true });
  await expect(today.getByRole('treeitem', { name: /^Ivo Banks/ })).toContainText('Moves');
  // Two trees and a panel leave little room, which is the names'.
  await expect(today.getByText('Ivo Banks', { exact: true })).toBeVisible();
  const moves = director.getByRole('complementary', { name: 'Moves', exact: true });
  await expect(
    moves.getByRole('link', { name: 'Ivo Banks: Member on Quay Mall facilities' }),
  ).toHaveAttribute('href', /\/manager\/projects\/.+\/roles$/);
  await expect(director.getByRole('button', { name: 'Apply…', exact: true })).toHaveCount(0);

  const owner = await open(
    browser,
    'owner',
    new URL(director.url()).pathname + new URL(director.url()).search,
  );
  await owner.getByRole('button', { name: 'Apply…', exact: true }).click();
  const box = owner.getByRole('dialog', { name: 'Apply “One team for the control room”?', exact: true });
  await expect(box).toContainText('2 people move, all at once and from today on');
  await box.getByRole('button', { name: 'Apply it', exact: true }).click();
  await expect(owner.getByText('“One team for the control room” is applied')).toBeVisible();

  const member = await open(browser, 'member', '/orgchart');
  await expectLine(member, 'Gwen Tudor', 'Callum Reid');
  await expectLine(member, 'Ivo Banks', 'Callum Reid');

  await owner.getByRole('button', { name: 'Undo…', exact: true }).click();
  await owner.getByRole('button', { name: 'Undo it', exact: true }).click();
  await expect(owner.getByText('“One team for the control room” is undone')).toBeVisible();
  await expectLine(member, 'Gwen Tudor', 'Beatriz Alves');
  await expectLine(member, 'Ivo Banks', 'Jonas Meyer');
});

test('a draft whose people were moved meanwhile isn’t applied: it says whom, and what is so today', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = await open(browser, 'owner', '/orgchart');
  await begin(owner, 'Operators under the technicians');
  await item(owner, 'Mateus Prado').dragTo(item(owner, 'Callum Reid'));
  await expect(item(owner, 'Mateus Prado')).toContainText('Manager: Beatriz Alves to Callum Reid');
  const draft = owner.url();
  const another = await open(browser, 'owner', '/orgchart');
  await changeManager(another, 'Mateus Prado', 'Beatriz Alves', 'Jonas Meyer');

  await owner.getByRole('button', { name: 'Apply…', exact: true }).click();
  await owner.getByRole('button', { name: 'Apply it', exact: true }).click();
  await expect(owner.getByRole('dialog')).toContainText('Mateus Prado has another manager.');
  await owner.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(owner.getByText('Manager is Jonas Meyer today.')).toBeVisible();
  await expectLine(another, 'Mateus Prado', 'Jonas Meyer');

  await owner.goto(draft);
  await owner.getByRole('button', { name: 'More', exact: true }).click();
  await owner.getByRole('menuitem', { name: 'Discard', exact: true }).click();
  await owner.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(owner.getByText('“Operators under the technicians” is discarded')).toBeVisible();
  await changeManager(another, 'Mateus Prado', 'Jonas Meyer', 'Beatriz Alves');
});

import { expectClean } from './axe.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const CLIENT = 'Grand Pier Hotels';
const TITLE = 'Grand Pier Hotels, the winter season';
const OBJECTIVE = 'Doors that are ours at night';
const STRATEGY = 'One night team for all three houses.';

/** The page of a plan as somebody else sees it, in a browser of their own. */
async function planOf(browser: Browser, mailbox: string, address: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await signIn(page, mailbox, address);
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  return page;
}

/** A tab of a plan's page. */
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

async function create(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Client', exact: true }).click();
  await page.getByRole('option', { name: CLIENT, exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(TITLE);
  await page.getByRole('button', { name: 'This fiscal year', exact: true }).click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('One house of three is guarded by us.');
  await page.getByRole('button', { name: 'Create account plan' }).click();
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
}

async function addObjective(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add objective', exact: true }).click();
  const box = page.getByRole('dialog', { name: 'New objective', exact: true });
  await box.getByRole('textbox', { name: 'Title' }).fill(OBJECTIVE);
  await box.getByRole('textbox', { name: 'Metric' }).fill('Doors');
  await box.getByRole('textbox', { name: 'Baseline' }).fill('4');
  await box.getByRole('textbox', { name: 'Target' }).fill('30');
  await box.getByRole('button', { name: 'Save objective' }).click();
  await expect(box).toHaveCount(0);
  await expect(page.getByRole('button', { name: OBJECTIVE, exact: true })).toBeVisible();
}

/** Gives the objective another target. */
async function aimAt(page: Page, target: string): Promise<void> {
  await page.getByRole('button', { name: OBJECTIVE, exact: true }).click();
  const box = page.getByRole('dialog', { name: 'Edit objective', exact: true });
  await box.getByRole('textbox', { name: 'Target' }).fill(target);
  await box.getByRole('button', { name: 'Save objective' }).click();
  await expect(box).toHaveCount(0);
}

/** Writes one of the plan's texts where it stands, and goes back to the overview. */
async function write(page: Page, text: string): Promise<void> {
  await tab(page, 'Strategy').click();
  await page.getByRole('button', { name: /^(Write|Edit): How we get there$/ }).click();
  await page.getByRole('textbox', { name: 'How we get there' }).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('How we get there saved')).toBeVisible();
  await tab(page, 'Overview').click();
}

/** Submits a plan that isn't in force yet. */
async function submit(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit for review…' }).click();
  const box = page.getByRole('dialog', { name: `Submit ${TITLE} for review` });
  await expect(box).toContainText('Nobody writes in the plan until it is decided or recalled.');
  await box.getByRole('textbox', { name: 'Note' }).fill(note);
  await expectClean(page, 'submitting an account plan');
  await box.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText(`${TITLE} is submitted`)).toBeVisible();
}

/** While a plan is in review nobody finds anything to write in it. */
async function expectFixed(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Objectives' })).toContainText(OBJECTIVE);
  await expect(page.getByRole('button', { name: 'Add objective', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: OBJECTIVE, exact: true }).click();
  const box = page.getByRole('dialog', { name: OBJECTIVE, exact: true });
  await expect(box.getByText('Doors', { exact: true })).toBeVisible();
  await expect(box.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto(`${address}/edit`);
  await expect(page.getByText('Nothing can be changed in this plan now')).toBeVisible();
  await page.goto(address);
}

async function approve(page: Page, revision: number): Promise<void> {
  await page.getByRole('button', { name: 'Decide…' }).click();
  await page.getByRole('button', { name: `Approve revision ${revision}` }).click();
  await expect(page.getByText(`Revision ${revision} is approved`)).toBeVisible();
}

/** Rejects the first revision; without a word why, it isn't rejected. */
async function reject(page: Page, why: string): Promise<void> {
  await page.getByRole('button', { name: 'Decide…' }).click();
  const box = page.getByRole('dialog', { name: `Decide revision 1 of ${TITLE}` });
  await box.getByText('Reject', { exact: true }).click();
  await box.getByRole('button', { name: 'Reject revision 1' }).click();
  await expect(box.getByRole('link', { name: 'Say why it is rejected.' })).toBeVisible();
  await expectClean(page, 'deciding an account plan');
  await box.getByRole('textbox', { name: 'Note' }).fill(why);
  await box.getByRole('button', { name: 'Reject revision 1' }).click();
  await expect(page.getByText('Revision 1 is rejected')).toBeVisible();
}

async function activate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Activate…' }).click();
  const box = page.getByRole('dialog', { name: `Activate ${TITLE}` });
  await expect(box).toContainText(`It becomes the active plan of ${CLIENT}`);
  await box.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(page.getByText(`${TITLE} is active`)).toBeVisible();
}

/** Submits what changed of the plan in force, which is still written in meanwhile. */
async function submitChanges(page: Page): Promise<void> {
  await expect(page.getByText('Changed since revision 2 was approved.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit changes…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit changes' }).click();
  await expect(page.getByText('Changes wait for a decision as revision 3.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add objective', exact: true })).toBeVisible();
}

/** The second and the third revision beside each other: a target and a text, and nothing else. */
async function compare(page: Page): Promise<void> {
  await tab(page, 'History').click();
  const revisions = page.getByRole('region', { name: 'Revisions' });
  await expect(revisions.getByRole('listitem')).toHaveCount(3);
  const compared = page.getByRole('region', { name: 'Comparison' });
  await compared.getByRole('combobox', { name: 'Compare', exact: true }).selectOption('Revision 2, approved');
  await compared.getByRole('combobox', { name: 'With', exact: true }).selectOption('Revision 3, approved');
  await expect(page).toHaveURL(/\?from=2&to=3$/);
  await expect(compared).toContainText('2 differences');
  const objectives = compared.getByRole('table', { name: 'Objectives' });
  await expect(objectives.getByRole('row', { name: 'Target 20 24' })).toBeVisible();
  await expect(objectives).toContainText(OBJECTIVE);
  const plan = compared.getByRole('table', { name: 'The plan itself' });
  await expect(plan.getByRole('deletion')).toHaveText(STRATEGY);
  await expect(plan.getByRole('insertion')).toHaveText(`${STRATEGY} The arcade follows.`);
  await expectClean(page, 'two revisions of an account plan');
}

test('a plan is made, submitted, rejected for a reason, changed, approved by another, activated, changed again, and its approved revisions stand side by side', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'manager', '/manager/account-plans/new');
  await create(page);
  const address = page.url();
  await addObjective(page);
  await submit(page, 'Before the season begins');
  await expect(page.getByText('You own this plan: somebody else has to decide it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Decide…' })).toHaveCount(0);
  await expectFixed(page, address);

  const director = await planOf(browser, 'director', address);
  await expectFixed(director, address);
  await reject(director, 'Thirty doors is a dream: twenty');

  await page.reload();
  await expect(
    page.getByText(/^Revision 1 was rejected by .+: Thirty doors is a dream: twenty$/),
  ).toBeVisible();
  await aimAt(page, '20');
  await write(page, STRATEGY);
  await submit(page, 'Twenty it is');

  await director.goto(address);
  await expect(director.getByText('Revision 2 is in review.')).toBeVisible();
  await approve(director, 2);

  await page.reload();
  await activate(page);
  await aimAt(page, '24');
  await write(page, `${STRATEGY} The arcade follows.`);
  await submitChanges(page);
  await director.goto(address);
  await approve(director, 3);

  await page.reload();
  await compare(page);
});

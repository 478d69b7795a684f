import { expectClean } from './axe.ts';
import { farDay } from './far-shift.ts';
import { invitationLink, signUpThrough } from './joining.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

/** Longer than it takes until an open page has heard of a change. */
const WITHIN_A_MINUTE = { timeout: 60_000 };

const openPage = async (browser: Browser): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await skipTours(page);
  return page;
};

/** The address of the team, found in the drawer. */
const teamOf = async (page: Page): Promise<string> => {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' });
  return (await link.getAttribute('href')) ?? '';
};

/** Somebody new of the team, invited by an owner and signed in, in a browser of their own; a page of theirs and the address of it. */
const hire = async (owner: Page, browser: Browser, team: string, name: string, role: string) => {
  const email = `${name.toLowerCase().replace(' ', '.')}.${Date.now()}@newcomer.example`;
  await owner.goto(`${team}/invite`);
  await owner.getByRole('textbox', { name: 'E-mail addresses' }).fill(`${name} <${email}>`);
  await owner.keyboard.press('Enter');
  if (role !== 'Member') {
    await owner.getByRole('combobox', { name: 'Role' }).click();
    await owner.getByRole('option', { name: role }).click();
  }
  await owner.getByRole('button', { name: /^Invite/ }).click();
  await expect(owner.getByText('1 person invited')).toBeVisible();
  const page = await openPage(browser);
  await signUpThrough(page, await invitationLink(page, email), email, name);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page).not.toHaveURL(/\/invitation/);
  return page;
};

const openPerson = async (owner: Page, team: string, name: string) => {
  await owner.goto(`${team}?q=${encodeURIComponent(name)}`);
  await owner.getByRole('main').getByRole('link', { name }).first().click();
  await expect(owner.getByRole('heading', { name })).toBeVisible();
};

test('a manager whose word is waited for leaves: refused and told, handed over, and gone at once everywhere', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const stamp = String(Date.now()).slice(-5);
  const [boss, guard] = [`Omar Vance${stamp}`, `Zoe Lund${stamp}`];
  const owner = await openPage(browser);
  await signIn(owner, 'owner');
  const team = await teamOf(owner);
  const omar = await hire(owner, browser, team, boss, 'Manager');
  const zoe = await hire(owner, browser, team, guard, 'Member');

  await openPerson(owner, team, guard);
  await owner.getByRole('button', { name: 'Edit' }).click();
  const form = owner.getByRole('dialog', { name: `Edit ${guard}` });
  await form.getByRole('combobox', { name: 'Reports to' }).fill(boss);
  await owner.getByRole('option', { name: boss }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText(`${guard} saved`)).toBeVisible();

  await zoe.goto('/leave');
  await zoe.getByRole('button', { name: 'Ask for leave' }).click();
  const asking = zoe.getByRole('dialog', { name: 'Ask for leave' });
  await asking.getByRole('combobox', { name: 'Type' }).click();
  await zoe.getByRole('option', { name: 'Unpaid leave' }).click();
  await asking.getByLabel('First day').fill(farDay());
  await asking.getByLabel('First day').blur();
  await asking.getByRole('button', { name: 'Send request' }).click();
  await expect(asking).toBeHidden();

  await openPerson(owner, team, boss);
  await owner.getByRole('link', { name: `Offboard ${boss}` }).click();
  const leave = owner.getByRole('region', { name: '1 request of leave to decide' });
  await expect(leave.getByText('Waits for their word')).toBeVisible();
  await expect(leave.getByRole('link', { name: 'Open leave to decide' })).toBeVisible();
  await expectClean(owner, 'offboarding');
  await owner.getByLabel('Reason').fill('A new job');
  await owner.getByRole('button', { name: 'Offboard today' }).click();
  const manager = owner.getByRole('combobox', { name: 'New manager of these people' });
  await expect(manager).toHaveAccessibleDescription(/Say who takes over\./);

  await manager.fill('Sofia');
  await owner.getByRole('option', { name: 'Sofia Lindqvist' }).click();
  await expect(leave.getByText('Goes along', { exact: true })).toBeVisible();
  await expect(owner.getByLabel('Reason')).toHaveValue('A new job');
  await omar.goto('/leave?tab=approvals');
  await expect(omar.getByText(guard).first()).toBeVisible();
  await owner.getByRole('button', { name: 'Offboard today' }).click();
  const question = owner.getByRole('dialog', { name: `Offboard ${boss} today?` });
  await expect(
    question.getByText('Sofia Lindqvist takes over at once: 1 person answers to them.'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  // By the page that they are still on for a moment, and by a toast.
  await expect(owner.getByText(`${boss} has left the team`).first()).toBeVisible();
  await expect(owner.getByRole('main').getByText('Offboarded').first()).toBeVisible();

  await expect(omar.getByText('You are no longer in Northgate Services')).toBeVisible(WITHIN_A_MINUTE);
  await owner.goto('/leave?tab=approvals');
  await expect(owner.getByRole('listitem').filter({ hasText: guard }).first()).toBeVisible();
});

test('a last day ahead is said on the person’s page, and taken back there', async ({ browser }) => {
  const owner = await openPage(browser);
  await signIn(owner, 'owner');
  const team = await teamOf(owner);
  const name = `Kit Lane${String(Date.now()).slice(-5)}`;
  await owner.goto(`${team}/new`);
  await owner.getByLabel('Name', { exact: true }).fill(name);
  await owner.getByRole('button', { name: 'Add person' }).click();
  await owner.getByRole('link', { name: `Offboard ${name}` }).click();
  await expect(owner.getByText('Nothing is left behind')).toBeVisible();
  await owner.getByRole('button', { name: 'In two weeks' }).click();
  await owner.getByRole('button', { name: 'Plan the last day' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  const said = owner.getByRole('status').filter({ hasText: 'Leaves on' });
  await expect(said).toBeVisible();
  await owner.getByRole('button', { name: `Keep ${name}` }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(said).toBeHidden();
  await expect(owner.getByRole('link', { name: `Offboard ${name}` })).toBeVisible();
});

test('a director and a member can’t open the page, and are told why', async ({ browser }) => {
  const owner = await openPage(browser);
  await signIn(owner, 'owner');
  const team = await teamOf(owner);
  await openPerson(owner, team, 'Tomasz Wrona');
  const address = `${new URL(owner.url()).pathname}/offboarding`;
  for (const mailbox of ['director', 'member']) {
    const page = await openPage(browser);
    await signIn(page, mailbox);
    await page.goto(address);
    await expect(page.getByText('You are not authorized to view this page.')).toBeVisible();
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.getByText(/it takes at least owner/)).toBeVisible();
  }
});

import { invitationLink, signUpThrough } from './joining.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { PASSWORD, signIn } from './people.ts';

/** Longer than it takes until an open page has heard of a change: half a minute, and some for a busy machine. */
const WITHIN_A_MINUTE = { timeout: 60_000 };

const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('somebody is invited, joins, is promoted, is refused what the role doesn’t allow and told why, and is removed while signed in', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = await openPage(browser);
  await signIn(owner, 'owner');
  const email = `nell.${Date.now()}@newcomer.example`;

  await mainMenu(owner).getByRole('link', { name: 'Team' }).click();
  await owner.getByRole('link', { name: 'Invite people' }).click();
  await owner.getByRole('textbox', { name: 'E-mail addresses' }).fill(`Nell Archer <${email}>`);
  await owner.keyboard.press('Enter');
  await owner.getByRole('button', { name: /^Invite/ }).click();
  await expect(owner.getByText('1 person invited')).toBeVisible();

  const nell = await openPage(browser);
  const link = await invitationLink(nell, email);
  await signUpThrough(nell, link, email, 'Nell Archer');
  await expect(nell.getByText(/Sofia Lindqvist invited you/)).toBeVisible();
  await nell.getByRole('button', { name: 'Accept' }).click();
  await expect(nell).toHaveURL(/\/daily-activity/);
  const drawer = mainMenu(nell);
  await expect(drawer.getByRole('link', { name: 'Imports' })).toBeHidden();

  await mainMenu(owner).getByRole('link', { name: 'Team' }).click();
  await owner.getByRole('link', { name: 'Nell Archer' }).click();
  await owner.getByRole('button', { name: 'Actions for Member' }).click();
  await owner.getByRole('menuitem', { name: 'Change role' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await dialog.getByRole('option', { name: 'Manager' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Role of Nell Archer changed')).toBeVisible();

  // The page stands open: nothing is reloaded, and what a manager may do appears.
  await expect(drawer.getByRole('link', { name: 'Imports' })).toBeVisible(WITHIN_A_MINUTE);

  const team = owner.url().replace(/\/team\/.*$/, '/team');
  await nell.goto(`${team}/invite`);
  await expect(nell.getByText('You are not authorized to view this page.')).toBeVisible();
  await nell.getByRole('button', { name: 'Why?' }).click();
  await expect(nell.getByText(/it takes at least owner/)).toBeVisible();
  await nell.getByRole('button', { name: 'Home' }).click();
  await expect(nell).toHaveURL(/\/manager\/projects/);

  await nell.goto('/daily-activity');
  await expect(nell.getByRole('button', { name: 'Start' })).toBeVisible();
  const broken: string[] = [];
  // Until the page knows, it may ask for what is gone; the browser says so of each answer.
  nell.on('console', (message) => {
    const isOfPage = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isOfPage) broken.push(message.text());
  });
  await owner.getByRole('link', { name: 'Offboard Nell Archer' }).click();
  await expect(owner.getByText('Nothing is left behind')).toBeVisible();
  await owner.getByRole('button', { name: 'Offboard today' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(owner.getByText('Nell Archer has left the team').first()).toBeVisible();
  await expect(nell.getByText('You are no longer in Northgate Services')).toBeVisible(WITHIN_A_MINUTE);
  expect(broken, 'what the page that was lost complained of').toEqual([]);
  await expect(nell.getByRole('link', { name: 'Imports' })).toBeHidden();
  await nell.goto(team);
  await expect(nell.getByRole('link', { name: 'Invite people' })).toBeHidden();

  const again = await openPage(browser);
  await again.goto(link);
  await again.getByLabel('Email', { exact: true }).fill(email);
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again.getByText('This invitation has been used')).toBeVisible();
});

test('an administrator views as a member: sees less, changes nothing, and is themselves again', async ({
  browser,
}) => {
  const admin = await openPage(browser);
  await signIn(admin, 'admin');
  const drawer = mainMenu(admin);
  await expect(drawer.getByRole('link', { name: 'Clients' })).toBeVisible();
  await admin.getByRole('button', { name: 'View as…' }).click();
  await admin.getByRole('button', { name: 'Start viewing' }).click();
  await expect(admin.getByText('You are viewing as a member.')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Clients' })).toBeHidden();
  await admin.reload();
  await expect(admin.getByText('You are viewing as a member.')).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Clients' })).toBeHidden();
  await admin.getByRole('button', { name: 'Stop viewing' }).click();
  await expect(drawer.getByRole('link', { name: 'Clients' })).toBeVisible();
});

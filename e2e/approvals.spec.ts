import { expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const openWeekOf = async (page: Page, name: string) => {
  // The newest one: older time of theirs may be what another journey is about.
  await page.getByRole('button', { name, exact: true }).last().click();
  const box = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
  await expect(box.getByRole('region').first()).toBeVisible();
  return box;
};

test('time is rejected with a reason, mended by whoever logged it, submitted again and approved', async ({
  page,
  browser,
}) => {
  const person = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  for (const one of [page, person]) await skipTours(one);
  await signIn(page, 'manager');
  await page.getByRole('link', { name: 'Approvals' }).click();
  const week = await openWeekOf(page, 'Aisha Khan');
  for (const all of await week.getByRole('checkbox', { name: /^All of/ }).all()) await all.uncheck();
  await week
    .getByRole('checkbox', { name: /^Choose/ })
    .first()
    .check();
  await week.getByRole('button', { name: 'Reject…' }).click();
  await week.getByRole('textbox', { name: 'Why' }).fill('This was at the depot');
  await week.getByRole('button', { name: 'Reject 1 entry' }).click();
  await expect(page.getByText('1 entry rejected')).toBeVisible();

  await signIn(person, 'coordinator');
  await person.getByRole('button', { name: /^Inbox/ }).click();
  const inbox = person.getByRole('dialog', { name: 'Inbox' });
  await inbox.getByText('rejected your time').first().click();
  await inbox.getByRole('link', { name: /Open/ }).click();
  await expect(person).toHaveURL(/\/daily-activity\?date=/);
  await expect(person.getByText('This was at the depot')).toBeVisible();
  await person
    .getByRole('listitem')
    .filter({ hasText: 'This was at the depot' })
    .getByRole('button')
    .first()
    .click();
  const form = person.getByRole('dialog', { name: 'Change entry' });
  await form.getByLabel('Note').fill('At the depot: gate house');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await person.getByRole('button', { name: 'Submit day' }).click();
  await expect(person.getByRole('button', { name: 'Submit day' })).toBeHidden();

  await page.reload();
  const again = await openWeekOf(page, 'Aisha Khan');
  await expect(again.getByText('At the depot: gate house')).toBeVisible();
  await again.getByRole('button', { name: /^Approve \d/ }).click();
  await expect(page.getByText(/entr(y|ies) approved$/)).toBeVisible();
  await expect(again).toBeHidden();
});

import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

/** A day of the demo, counted from the one on which it was made, as addresses name it. */
const dayOfDemo = (days: number): string =>
  new Date(Number(process.env.MUSTER_STARTED) + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'Europe/London',
  });

const openRoster = async (page: Page, date: string) => {
  await signIn(page, 'manager', '/manager/projects');
  await page.getByText('Harbour Terminal guarding').first().click();
  await page.getByRole('main').getByRole('link', { name: 'Roster', exact: true }).click();
  await expect(page.getByRole('row', { name: /Places filled/ })).toBeVisible();
  const roster = page.url().split('?')[0] ?? '';
  await page.goto(`${roster}?date=${date}&swaps=true`);
  return roster;
};

/** As the director, asks the API what their page would: a shift of somebody's in spite of all that is in the way. */
const planBen = async (page: Page, roster: string, day: string) => {
  const { pathname } = new URL(roster);
  await signIn(page, 'director', '/daily-activity');
  const read = page.waitForResponse((answer) => /\/api\/.*\/roster\?/.test(answer.url()));
  await page.goto(`${pathname}?date=${day}`);
  const answer = await read;
  const { authorization = '', 'organization-id': organization = '' } = await answer.request().allHeaders();
  const headers = { authorization, 'organization-id': organization };
  const { people } = await answer.json();
  const ben = people.find(({ name }: { name: string }) => name === 'Ben Achterberg');
  const shifts = `${answer.url().split('/roster?')[0]}/shifts`;
  const ask = async (method: string, url: string, data?: object, more: Record<string, string> = {}) => {
    const given = await page.request.fetch(url, {
      method,
      headers: { ...headers, ...more },
      ...(data ? { data } : {}),
    });
    expect(given.ok(), `${method} ${url}: ${await given.text()}`).toBe(true);
    return given;
  };
  const shift = await ask('POST', shifts, { day, start: '10:17', end: '12:17', role: 'Escort' });
  const { id } = await shift.json();
  const booked = await ask('POST', `${shifts}/${id}/assignments`, {
    ...{ member_id: ben.id, override_reason: 'A convoy' },
  });
  const { version } = await booked.json();
  return { remove: () => ask('DELETE', `${shifts}/${id}`, undefined, { 'if-match': `"${version}"` }) };
};

test('a swap that is approved after a conflict appeared is refused, says why, and stays as it was', async ({
  browser,
  page,
}) => {
  // Daniel gives this day to Ben, who has agreed.
  const day = dayOfDemo(2);
  const roster = await openRoster(page, day);
  const box = page.getByRole('dialog', { name: 'Swaps and drops' });
  const swap = box.getByRole('listitem', { name: 'Daniel Osei and Ben Achterberg swap' });
  await expect(swap.getByText('“My daughter is in the school play that morning.”')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `requests at ${width}`);
  }

  // Meanwhile somebody else plans Ben at that very time.
  const other = await browser.newContext();
  const planned = await planBen(await other.newPage(), roster, day);

  // Whoever decides still looks at what was so before.
  await swap.getByRole('button', { name: /^Approve/ }).click();
  await expect(swap.getByText('In the way of Ben Achterberg')).toBeVisible();
  await expect(swap.getByText(/^Double booking/)).toBeVisible();
  // Beside the list, the refusal itself.
  await expect(swap.getByText(/^Ben Achterberg.*10:17/)).toBeVisible();
  await page.goto(`${roster}?date=${day}`);
  await expect(
    page
      .getByRole('row', { name: /Daniel Osei/ })
      .getByText('06:00 – 14:00')
      .first(),
  ).toBeVisible();

  await planned.remove();
  await other.close();
});

test('somebody offers their shift, sees for whom it waits, and takes it back', async ({ page }) => {
  await signIn(page, 'member', `/daily-activity?date=${dayOfDemo(3)}`);
  await page.getByRole('button', { name: /^More about 07:00 – 15:00/ }).click();
  await page.getByRole('menuitem', { name: 'Offer this shift…' }).click();
  const form = page.getByRole('dialog', { name: 'Offer this shift' });
  await expect(form.getByLabel(/^Colleague/)).toBeVisible();
  await expectClean(page, 'offering a shift');
  await form.getByLabel(/^Reason/).fill('Dentist');
  await form.getByRole('button', { name: 'Offer shift' }).click();
  await expect(page.getByText('You offer a shift')).toBeVisible();
  await expect(page.getByText('Waits for whoever plans HRB-204')).toBeVisible();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectClean(page, `an own request at ${width}`);
  }
  await page.getByRole('button', { name: /^Take back/ }).click();
  await expect(page.getByText('You offer a shift')).toHaveCount(0);
});

import { readFile } from 'node:fs/promises';
import { columnOf, figuresAt, minorIn, secondsIn, sumOf } from './executive.ts';
import { expect, test } from './journey.ts';
import { signIn } from './people.ts';

/** The last day of the month before: nothing of it changes while journeys go on. */
const lastMonth = (): string => {
  const now = new Date(Number(process.env.MUSTER_STARTED));
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 0)).toISOString().slice(0, 10);
};

const DRILLS = [
  { figure: /^Revenue ?£/, column: 'Revenue', read: minorIn, part: 'revenue_minor' },
  { figure: /^Margin ?£/, column: 'Margin', read: minorIn, part: 'margin_minor' },
  { figure: /^Backlog ?£/, column: 'Backlog', read: minorIn, part: 'backlog_minor' },
  { figure: /^Pipeline ?£/, column: 'Price', read: minorIn, part: 'pipeline_minor' },
] as const;

test('an executive of two organizations follows each sum of money to rows that add up to it', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'executive');
  const address = `/executive?as_of=${lastMonth()}&currency=GBP`;
  for (const { figure, column, read, part } of DRILLS) {
    const { total, organizations } = await figuresAt(page, address);
    expect(organizations.map(({ slug }) => slug).sort()).toEqual(['kestrel', 'northgate']);
    await page.getByRole('link', { name: figure }).click();
    const amounts = await columnOf(page, column);
    expect(sumOf(amounts.map(read)), column).toBe(total[part]);
    expect(total[part], column).toBeGreaterThan(0);
  }
});

test('hours, incidents, reviews and healths lead to as many rows as they say', async ({ page }) => {
  test.slow();
  await signIn(page, 'executive');
  const address = `/executive?as_of=${lastMonth()}`;
  const { total } = await figuresAt(page, address);
  await page.getByRole('link', { name: /^Utilisation/ }).click();
  const logged = await columnOf(page, 'Logged');
  // Each row is written to the minute.
  const off = Math.abs(sumOf(logged.map(secondsIn)) - (total.logged_s ?? 0));
  expect(off).toBeLessThanOrEqual(60 * logged.length);
  for (const [figure, count, column] of [
    [/^Open sev1 and sev2/, (total.sev1 ?? 0) + (total.sev2 ?? 0), 'Incident'],
    [/^Overdue reviews/, total.overdue_reviews ?? 0, 'Account plan'],
    [/^Healths that disagree/, total.disagreements ?? 0, 'Project'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('link', { name: figure }).click();
    if (count === 0) await expect(page.getByText('Nothing was counted')).toBeVisible();
    else expect(await columnOf(page, column), column).toHaveLength(count);
  }
});

test('the day is chosen in the address, kept by every way on, and one without data is explained', async ({
  page,
}) => {
  await signIn(page, 'executive');
  const day = lastMonth();
  await figuresAt(page, `/executive?as_of=${day}`);
  await expect(page.getByRole('link', { name: /^Revenue/ })).toHaveAttribute(
    'href',
    new RegExp(`as_of=${day}`),
  );
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL(/\/executive$/);
  await page.goto('/executive?as_of=2005-06-01');
  await expect(page.getByText('Nothing is known of 1 Jun 2005')).toBeVisible();
  await page.getByRole('link', { name: 'Show today' }).click();
  await expect(page.getByRole('link', { name: /^Revenue/ })).toBeVisible();
});

test('a currency that nobody keeps a rate for leaves sums out and names them', async ({ page }) => {
  await signIn(page, 'executive');
  await figuresAt(page, `/executive?as_of=${lastMonth()}&currency=SEK`);
  const left = page.getByRole('region', { name: 'Not in these figures' });
  await expect(left.getByText(/^Revenue: £.*, since there is no rate for GBP$/)).toBeVisible();
  await expect(left.getByText(/^Revenue: €.*, since there is no rate for EUR$/)).toBeVisible();
});

test('an executive saves the page as a PDF', async ({ page }) => {
  await signIn(page, 'executive');
  await figuresAt(page, `/executive?as_of=${lastMonth()}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export PDF' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`executive-${lastMonth()}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('an administrator of everything sees organizations that rest, with the reason and without a nought', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const { organizations } = await figuresAt(page, '/executive');
  expect(organizations.filter(({ untold }) => untold).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['brightwell', 'tideway']),
  );
  const tideway = page.getByRole('row', { name: /Tideway Cleaning/ });
  await expect(tideway).toContainText(/Suspended since .*The invoices of two months are unpaid/);
  expect(await tideway.textContent()).not.toMatch(/£0|\b0 \/ 0\b/);
  const id = organizations.find(({ slug }) => slug === 'tideway')?.id;
  await page.goto(`/executive?organization_id=${id}`);
  await expect(page.getByText(/Tideway Cleaning: Suspended since/)).toBeVisible();
});

test('a manager reads what the page is, and is told no figure', async ({ page }) => {
  await signIn(page, 'manager');
  const { organizations, total } = await figuresAt(page, '/executive');
  expect([organizations, total.revenue_minor]).toEqual([[], null]);
  await expect(page.getByText('You are executive in no organization')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export PDF' })).toHaveCount(0);
});

import { expectClean, WIDTHS } from './axe.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

const openProject = async (page: Page, mailbox: string) => {
  await signIn(page, mailbox, '/manager/projects');
  await page.getByRole('link', { name: 'Harbour Terminal guarding' }).first().click();
  await expect(page).toHaveURL(/\/manager\/projects\/[^/]+/);
};

const open = async (page: Page) => {
  await openProject(page, 'coordinator');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Ops-log', exact: true })
    .click();
  await expect(page.getByRole('group', { name: 'View' })).toBeVisible();
};

const choose = (page: Page, view: string) =>
  page.getByRole('group', { name: 'View' }).getByText(view, { exact: true }).click();

test('an ops-log is looked at as a table, and a figure of its statistics leads to as many rows', async ({
  page,
}) => {
  await open(page);
  await choose(page, 'Table');
  const table = page.getByRole('table', { name: 'Ops-log' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(/view=table/);

  await choose(page, 'Statistics');
  const figure = page.getByRole('link', { name: /^Incidents ?\d/ });
  const count = Number(/Incidents\s*(\d+)/.exec((await figure.textContent()) ?? '')?.[1]);
  expect(count).toBeGreaterThan(0);
  await figure.click();
  await expect(page).toHaveURL(/type=incident/);
  await expect(page.getByText(`That is all: ${count} records.`)).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(count + 1);

  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(count + 1);
  await page.getByRole('button', { name: 'Remove the filter Type' }).click();
  await expect(page).not.toHaveURL(/type=incident/);
  await expect(page).toHaveURL(/view=table/);
});

test('a period that holds nothing says so, and clearing the filters shows the log again', async ({
  page,
}) => {
  await open(page);
  const address = new URL(page.url());
  await page.goto(
    `${address.pathname}?view=statistics&from=2020-01-01&to=2020-01-31&type=visitor&tag=nowhere`,
  );
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('region', { name: 'Entries by week' })).toBeVisible();
});

test('the dashboard of a project says what waits, and leads to it', async ({ page }) => {
  await openProject(page, 'coordinator');
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Dashboard', exact: true })
    .click();
  const card = page.getByRole('region', { name: 'Open incidents' });
  await card.getByRole('link', { name: 'Ops-log' }).click();
  await expect(page).toHaveURL(/\/ops-log$/);
});

for (const view of ['table', 'statistics'])
  test(`the ${view} of an ops-log is clean at every width`, async ({ page }) => {
    await open(page);
    const address = new URL(page.url());
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address.pathname}?view=${view}`);
      // How many there are by now depends on the journeys before.
      await expect(
        page.getByText(view === 'table' ? /^That is all|^Show more$/ : 'Entries by week'),
      ).toBeVisible();
      await expectClean(page, `ops-log ${view} at ${width}`);
    }
  });

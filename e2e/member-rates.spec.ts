import { expectClean, WIDTHS } from './axe.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { signIn, skipTours } from './people.ts';

const openPage = async (browser: Browser, role: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await skipTours(page);
  await signIn(page, role);
  return page;
};

const ratesOn = (page: Page) => page.getByRole('region', { name: 'Rates', exact: true });

test('an owner sets somebody’s rate from a day ahead, a director reads it, and a manager is told of none', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const owner = await openPage(browser, 'owner');
  const team = owner.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' });
  const address = (await team.getAttribute('href')) ?? '';
  const name = `Wren Abbey${String(Date.now()).slice(-5)}`;
  await owner.goto(`${address}/new`);
  await owner.getByLabel('Name', { exact: true }).fill(name);
  await owner.getByRole('button', { name: 'Add person' }).click();
  await expect(owner.getByRole('heading', { name })).toBeVisible();
  await expect(ratesOn(owner).getByText('No rates of their own')).toBeVisible();
  await ratesOn(owner).getByRole('button', { name: 'Add rate' }).click();
  const box = owner.getByRole('dialog', { name: `Add a rate of ${name}` });
  await box.getByLabel('Cost rate').fill('23.47');
  await box.getByLabel('Bill rate').fill('41.93');
  await box.getByLabel('From', { exact: true }).fill('2039-05-01');
  await box.getByRole('button', { name: 'Add rate' }).click();
  await expect(box).toBeHidden();
  const row = (page: Page) => ratesOn(page).getByRole('row', { name: /£41\.93/ });
  await expect(row(owner)).toContainText('Starts later');
  await expect(ratesOn(owner).getByText('From 1 May 2039: £23.47')).toBeVisible();
  await expect(owner.getByText('added a rate of theirs')).toBeVisible();
  for (const width of WIDTHS) {
    await owner.setViewportSize({ width, height: 900 });
    await expectClean(owner, `a person with rates at ${width}`);
  }

  const director = await openPage(browser, 'director');
  await director.goto(owner.url());
  await expect(row(director)).toContainText('£23.47');
  await expect(ratesOn(director).getByRole('button', { name: 'Add rate' })).toBeHidden();

  const manager = await openPage(browser, 'manager');
  const told: string[] = [];
  manager.on('response', async (answer) => {
    if (answer.url().includes('/api/')) told.push(await answer.text().catch(() => ''));
  });
  await manager.goto(owner.url());
  await expect(manager.getByRole('heading', { name })).toBeVisible();
  await expect(manager.getByRole('region', { name: 'Skills' })).toBeVisible();
  await expect(ratesOn(manager)).toBeHidden();
  await manager.waitForLoadState('networkidle');
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => /23\.47|41\.93/.test(text))).toEqual([]);
});

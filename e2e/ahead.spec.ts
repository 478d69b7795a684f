import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';

/** Everything the page asks for, as paths; what a page needs is told by its payload. */
const follow = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
};

const openProjects = async (page: Page): Promise<void> => {
  await signIn(page, 'manager', '/manager/projects');
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
};

const payload = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/daily-activity/_payload.json'));

const dailyActivity = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Daily activity', exact: true });

test('the next pages are there before they are asked for: scripts and reads come ahead, once', async ({
  page,
}) => {
  const asked = follow(page);
  const told = payload(page);
  await openProjects(page);
  const { scripts, reads }: { scripts: string[]; reads: string[] } = await (await told).json();
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) await expect.poll(() => asked).toContain(script);
  // What needs an id or a question is read once somebody is there.
  const readAhead = () => reads.map((read) => `/api${read}`).filter((read) => asked.includes(read));
  await expect.poll(() => readAhead().length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const ahead = readAhead();
  const before = asked.length;
  await dailyActivity(page).click();
  await expect(page.getByRole('heading', { name: 'Daily activity' })).toBeVisible();
  const onClick = asked.slice(before);
  expect(onClick.filter((path) => scripts.includes(path))).toEqual([]);
  expect(onClick.filter((path) => ahead.includes(path))).toEqual([]);
});

test('a project in sight is read when it is pointed at, and not again on the click', async ({ page }) => {
  const asked = follow(page);
  await openProjects(page);
  const project = page.getByRole('link', { name: /Harbour Terminal guarding/ });
  const path = `/api/projects/${/[\w-]{36}/.exec((await project.getAttribute('href')) ?? '')?.[0]}`;
  await page.waitForLoadState('networkidle');
  const reads = () => asked.filter((one) => one === path).length;
  expect(reads()).toBe(0);
  await project.hover();
  await expect.poll(reads).toBe(1);
  await project.click();
  await expect(page.getByRole('heading', { name: /Harbour Terminal/ }).first()).toBeVisible();
  expect(reads()).toBe(1);
});

test('nothing comes ahead over a connection that saves data', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  const asked = follow(page);
  await openProjects(page);
  const checked = page.waitForRequest(/builds\/latest\.json/);
  await expect(async () => {
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await Promise.race([checked, Promise.reject(new Error('not yet'))]);
  }).toPass();
  await dailyActivity(page).hover();
  expect(asked.filter((path) => path.endsWith('_payload.json'))).toEqual([]);
});

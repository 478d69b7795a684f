import { type Front, openFront } from './front.ts';
import { expect, type Page, test } from './journey.ts';
import { signIn } from './people.ts';
import { expectWorker } from './worker.ts';

// These journeys are about the worker, which others are kept free of (playwright.config.ts).
test.use({ serviceWorkers: 'allow' });

const QUESTION = 'A new app version is available, do you want to update it now?';
const NEWER = '00000000newer';

const IS_WAITING = 'navigator.serviceWorker.getRegistration().then((it) => Boolean(it?.waiting))';

let front: Front;
test.beforeEach(async () => {
  front = await openFront();
});
test.afterEach(() => front.close());

const build = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');

/** Opens the projects behind the front, with the worker at work. */
const openProjects = async (page: Page): Promise<void> => {
  await signIn(page, 'manager');
  await page.goto(`${front.url}/manager/projects`);
  await expectWorker(page);
};

/** Looks at the page again, and waits until it has asked for the newest build since and was answered. */
const lookAgain = async (page: Page): Promise<void> => {
  const since = Number(await page.evaluate('Date.now()'));
  const isSince = (url: string) => Number(/\/builds\/latest\.json\?time=(\d+)$/.exec(url)?.[1]) >= since;
  await expect(async () => {
    const answered = page.waitForResponse((response) => isSince(response.url()), { timeout: 2_000 });
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await (await answered).finished();
  }).toPass();
};

/** A newer build is installed; the page, looked at again, notices and fetches it. */
const installNewer = async (page: Page): Promise<void> => {
  await lookAgain(page);
  front.install(NEWER);
  await lookAgain(page);
  await expect.poll(() => page.evaluate(IS_WAITING)).toBe(true);
  await lookAgain(page);
};

const drawer = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('a newer build under the open page is there with the next navigation, and nobody is asked', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await openProjects(page);
  await installNewer(page);
  expect(await build(page)).not.toBe(NEWER);
  await drawer(page, 'Daily activity').click();
  await expect.poll(() => build(page)).toBe(NEWER);
  await expect(page).toHaveURL(`${front.url}/daily-activity`);
  await page.evaluate('document.body.setAttribute("data-same", "")');
  await drawer(page, 'Projects').click();
  await expect(page).toHaveURL(`${front.url}/manager/projects`);
  await expect(page.locator('body[data-same]')).toBeAttached();
  expect(asked).toEqual([]);
});

test('nothing typed is lost to a newer build: the page is reloaded once the form is left', async ({
  page,
}) => {
  await openProjects(page);
  await page.goto(`${front.url}/manager/projects/new`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Night patrol');
  await installNewer(page);
  await lookAgain(page);
  await expect(name).toHaveValue('Night patrol');
  await drawer(page, 'Daily activity').click();
  await expect(name).toBeHidden();
  await expect(page).toHaveURL(`${front.url}/daily-activity`);
  expect(await build(page)).not.toBe(NEWER);
  await drawer(page, 'Projects').click();
  await expect.poll(() => build(page)).toBe(NEWER);
  await page.goto(`${front.url}/manager/projects/new`);
  await expect(name).toHaveValue('Night patrol');
});

test('a worker that the browser found asks, and on yes the page is reloaded into the newer build', async ({
  page,
}) => {
  await openProjects(page);
  front.install(NEWER);
  const question = page.waitForEvent('dialog');
  await page.reload();
  const dialog = await question;
  expect([dialog.type(), dialog.message()]).toEqual(['confirm', QUESTION]);
  await dialog.accept();
  await expect.poll(() => build(page).catch(() => null)).toBe(NEWER);
});

test('without a worker the application works, and its registration is reported', async ({ page }) => {
  front.refuseWorker();
  await signIn(page, 'manager');
  const reported = page.waitForEvent('console', (message) => message.text().includes('service-worker.js'));
  await page.goto(`${front.url}/manager/projects`);
  await reported;
  await page.goto(`${front.url}/tests`);
  await expect(page.getByText('Registration failed', { exact: true })).toBeVisible();
  await drawer(page, 'Daily activity').click();
  await expect(page.getByRole('heading', { name: 'Daily activity' })).toBeVisible();
  front.install(NEWER);
  await lookAgain(page);
  await drawer(page, 'Projects').click();
  await expect.poll(() => build(page)).toBe(NEWER);
});

test('settings that change under the same build are there with the load after the next', async ({ page }) => {
  await openProjects(page);
  front.release('winter');
  const settings = async () => {
    await page.reload();
    return page.locator('#settings').textContent();
  };
  await expect.poll(settings).toContain('"release":"winter"');
});

test('the build says what each page needs, and charts and error reports stay out of what is kept', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(`${front.url}${path}`)).text();
  const payload = JSON.parse(await read('/manager/projects/$projectId/dashboard/_payload.json'));
  expect(payload.reads).toEqual(expect.arrayContaining(['/projects/:project_id/dashboard']));
  const kept = await read('/service-worker.js');
  for (const script of payload.scripts) expect(kept).toContain(`"url":"${script.slice(1)}"`);
  expect(kept).toContain('"url":"index.html"');
  expect(kept).not.toMatch(/"url":"(assets\/sentry|builds|[^"]*_payload)/);
  const latest = await request.get(`${front.url}/builds/latest.json`);
  expect(latest.headers()['cache-control']).toBe('no-store');
});

test('the application opens without a network once it was open with one', async ({ page, context }) => {
  await openProjects(page);
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto(`${front.url}/manager/projects`);
  await expect(again.getByRole('heading', { name: 'Projects' })).toBeVisible();
  await expect(drawer(again, 'Daily activity')).toBeVisible();
});

import { listOpsLog } from '#contract/ops-log/endpoints.ts';
import { expectClean } from './axe.ts';
import { type Browser, expect, type Page, test } from './journey.ts';
import { callerOf, keptBrowser } from './kept-browser.ts';
import { signIn } from './people.ts';
import { expectWorker } from './worker.ts';

const openBrowser = keptBrowser();

const PHONE = { width: 360, height: 780 };
const WAITS = 'Will be sent when there is a network';

const openLog = async (page: Page, mailbox: string) => {
  await signIn(page, mailbox, '/manager/projects');
  await page.getByRole('link', { name: 'Harbour Terminal guarding' }).first().click();
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'Ops-log', exact: true })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
};

/** Whether the device keeps the log as it was read. */
const KEPT = `new Promise((resolve) => {
  const opening = indexedDB.open('muster-last-read');
  opening.onerror = () => resolve(false);
  opening.onsuccess = () => {
    const keys = opening.result.transaction('reads').objectStore('reads').getAllKeys();
    keys.onsuccess = () => resolve(JSON.stringify(keys.result).includes('/ops-log'));
  };
})`;

/** The log on a phone, ready to be opened without a network: the worker has the page's files, the device what was read. */
const openOnPhone = async (mailbox: string) => {
  const { context, page } = await openBrowser(false);
  await openLog(page, mailbox);
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
  await page.reload();
  await expectWorker(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => page.evaluate(KEPT)).toBe(true);
  await page.setViewportSize(PHONE);
  return { context, page };
};

/** As a camera hands it over. */
interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const rowOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

const write = async (page: Page, title: string, type: 'Incident' | 'Note', photo?: Photo) => {
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  const box = page.getByRole('dialog', { name: 'Write into the ops-log' });
  await box.getByRole('textbox', { name: 'What happened' }).fill(title);
  await box.getByText(type, { exact: true }).click();
  if (type === 'Incident') await box.getByText('Sev 3', { exact: true }).click();
  if (photo) {
    await box.locator('input[capture]').setInputFiles(photo);
    await expect(box.getByText(/goes later, with the entry/)).toBeVisible();
  }
  await box.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(box).toBeHidden();
};

/** A picture, drawn by the browser. */
const png = async (browser: Browser): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 64, height: 48 } });
  const drawn = await page.screenshot();
  await page.close();
  return drawn;
};

/** The same log in another browser, as somebody else. */
const openAs = async (browser: Browser, mailbox: string) => {
  const page = await (await browser.newContext({ baseURL: process.env.MUSTER_URL })).newPage();
  await openLog(page, mailbox);
  return page;
};

test('an incident and a note written on a phone without a network outlive a reload, and land once with both times', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = Date.now();
  const [fence, police] = [`Fence cut at berth 9 ${mark}`, `Police called ${mark}`];
  const { context, page } = await openOnPhone('manager');
  await context.setOffline(true);
  await write(page, fence, 'Incident');
  await write(page, police, 'Note');
  await expect(rowOf(page, fence).getByText(WAITS)).toBeVisible();
  await page.reload();
  for (const title of [fence, police]) await expect(rowOf(page, title).getByText(WAITS)).toBeVisible();
  await expect(page.getByText(/This is the log as it was read/)).toBeVisible();
  await expectClean(page, 'an ops-log without a network');

  await context.setOffline(false);
  await expect(page.getByText(WAITS)).toHaveCount(0, { timeout: 60_000 });
  await expect(rowOf(page, fence).getByText(/^#\d/)).toBeVisible();

  const other = await openAs(browser, 'director');
  for (const title of [fence, police]) await expect(rowOf(other, title)).toHaveCount(1);
  await rowOf(other, fence).getByRole('button', { name: fence }).click();
  const entry = other.getByRole('dialog', { name: /· Incident$/ });
  for (const label of ['Happened', 'Written down'])
    await expect(entry.getByText(label, { exact: true })).toBeVisible();

  const [, project = ''] = /projects\/([^/]+)/.exec(page.url()) ?? [];
  const answer = await context.request.get(`/api${listOpsLog.path.replace(':project_id', project)}`, {
    headers: await callerOf(context, page),
    params: { q: String(mark) },
  });
  const { data } = listOpsLog.response.parse(await answer.json());
  expect(data.map(({ title }) => title)).toEqual([police, fence]);
  for (const { occurred_at, recorded_at } of data)
    expect(Date.parse(recorded_at)).toBeGreaterThan(Date.parse(occurred_at));
  expect((data[0]?.sequence ?? 0) - (data[1]?.sequence ?? 0)).toBeGreaterThan(0);
  await context.close();
});

test('of what was done without a network the API refuses what somebody else did meanwhile: it says why, and the rest lands', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = Date.now();
  const [pump, note] = [`Pump stopped ${mark}`, `Pump house is dark ${mark}`];
  const { context, page } = await openOnPhone('manager');
  await write(page, pump, 'Incident');
  const row = rowOf(page, pump);
  await expect(row.getByText(/^#\d/)).toBeVisible();
  await context.setOffline(true);
  await row.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(row.getByText('Acknowledged', { exact: true })).toBeVisible();
  await expect(row.getByText(WAITS)).toBeVisible();
  await write(page, note, 'Note');

  const other = await openAs(browser, 'director');
  await rowOf(other, pump).getByRole('button', { name: 'Acknowledge' }).click();
  await expect(rowOf(other, pump).getByText('Acknowledged', { exact: true })).toBeVisible();

  await context.setOffline(false);
  await expect(row.getByText(/^Not taken: Acknowledged\./)).toBeVisible({ timeout: 60_000 });
  await expect(rowOf(page, note).getByText(/^#\d/)).toBeVisible();
  await row.getByRole('button', { name: 'Throw away…' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(row.getByText(/^Not taken/)).toBeHidden();
  await expect(row.getByText('Acknowledged', { exact: true })).toBeVisible();
  await context.close();
});

test('a photo taken on a phone without a network waits with its entry over a reload, and stands in the log for others, once', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const title = `Seal broken ${Date.now()}`;
  const photo = { name: 'seal.png', mimeType: 'image/png', buffer: await png(browser) };
  const { context, page } = await openOnPhone('manager');
  await context.setOffline(true);
  await write(page, title, 'Note', photo);
  const row = rowOf(page, title);
  await expect(row.getByText('seal.png')).toBeVisible();
  await page.reload();
  await expect(row.getByText('seal.png')).toBeVisible();
  await expect(row.getByText(WAITS)).toBeVisible();
  await expect(row.getByRole('listitem').locator('img')).toBeVisible();
  await expectClean(page, 'an ops-log without a network, with a photo that waits');

  await context.setOffline(false);
  await expect(page.getByText(WAITS)).toHaveCount(0, { timeout: 60_000 });
  await expect(row.getByRole('button', { name: 'Show seal.png' })).toHaveCount(1);
  const other = await openAs(browser, 'director');
  await expect(rowOf(other, title)).toHaveCount(1);
  await expect(rowOf(other, title).getByRole('button', { name: 'Show seal.png' })).toHaveCount(1);
  await context.close();
});

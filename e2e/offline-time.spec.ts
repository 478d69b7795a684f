import { readDay, saveDayNote } from '#contract/activity/day-endpoints.ts';
import { addDays } from '#contract/activity/rules.ts';
import { fill } from '#contract/endpoint.ts';
import { expect, test } from './journey.ts';
import { callerOf, entriesOf, keptBrowser, readyForOffline } from './kept-browser.ts';
import { signIn } from './people.ts';

const openBrowser = keptBrowser();

/** One timer runs per person: journeys that run side by side take somebody each. */
const somebody = () => ['coordinator', 'manager', 'owner'][test.info().repeatEachIndex % 3] ?? 'coordinator';

test('a timer started without a network runs on while the browser is closed, and is one entry with its times when the network is back', async () => {
  const mark = `Tunnel round ${Date.now()}`;
  const first = await openBrowser(false);
  await signIn(first.page, somebody(), '/daily-activity');
  await readyForOffline(first.page);
  await first.context.setOffline(true);
  const began = Date.now();
  const main = first.page.getByRole('main');
  await main.getByRole('textbox', { name: 'What are you working on?' }).fill(mark);
  await main.getByRole('combobox', { name: 'Project' }).click();
  await first.page.getByRole('option', { name: /HRB-204/ }).click();
  await main.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(first.page.getByRole('button', { name: '1 change waits to be sent' })).toBeVisible();
  await first.context.close();

  const { context, page } = await openBrowser(true);
  await page.goto('/daily-activity');
  const timer = page.getByRole('region', { name: 'Running timer' });
  await expect(timer).toContainText(mark);
  await expect(timer.getByRole('timer')).not.toHaveText('0:00:00');
  const asked = Date.now();
  await timer.getByRole('button', { name: 'Stop' }).click();
  const ended = Date.now();
  await expect(page.getByRole('button', { name: `Edit ${mark}` })).toBeVisible();
  await expect(page.getByRole('button', { name: '2 changes wait to be sent' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /waits? to be sent/ })).toBeHidden();
  const [entry, ...others] = await entriesOf(context, page, mark);
  expect([others, entry?.source]).toEqual([[], 'timer']);
  const SLACK = 3_000;
  expect(Math.abs(Date.parse(entry?.started_at ?? '') - began)).toBeLessThan(ended - began + SLACK);
  expect(Math.abs(Date.parse(entry?.ended_at ?? '') - asked)).toBeLessThan(ended - asked + SLACK);
  await context.close();
});

test('a note that was changed here without a network and elsewhere meanwhile is shown as yours and theirs, and yours goes over theirs when it is kept', async () => {
  const mark = `Gate 3 ${Date.now()}`;
  const { context, page } = await openBrowser(false);
  const date = addDays(new Date().toISOString().slice(0, 10), -1 - test.info().repeatEachIndex);
  await signIn(page, somebody(), `/daily-activity?date=${date}`);
  await readyForOffline(page);
  await context.setOffline(true);
  await page.getByLabel('Done').fill(`${mark} mine`);
  await expect(page.getByRole('button', { name: '1 change waits to be sent' })).toBeVisible();

  const headers = await callerOf(context, page);
  const dayOf = async () => {
    const answer = await context.request.get(`/api${readDay.path}`, { headers, params: { date } });
    return readDay.response.parse(await answer.json());
  };
  const theirs = { ...(await dayOf()).note, done: `${mark} theirs`, blockers: `${mark} rain` };
  const { done, blockers, tomorrow, version } = theirs;
  const saved = await context.request.put(`/api${fill(saveDayNote.path, { date })}`, {
    headers,
    data: { done, blockers, tomorrow, version },
  });
  expect(saved.status()).toBe(200);

  await context.setOffline(false);
  await expect(page.getByText('Not saved: somebody changed it meanwhile.')).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody saved meanwhile' });
  for (const text of [`${mark} mine`, `${mark} theirs`]) await expect(conflict.getByText(text)).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('button', { name: /waits? to be sent/ })).toBeHidden();
  await expect.poll(async () => (await dayOf()).note).toMatchObject({ done: `${mark} mine` });
  await context.close();
});

import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../../../../test/render-screen.tsx';
import { AwayPrompt } from './away-prompt.tsx';

const MINUTE = 60_000;
const ago = (minutes: number) => Math.floor(Date.now() / MINUTE) * MINUTE - minutes * MINUTE;
const iso = (ms: number) => new Date(ms).toISOString();
const dayOf = (ms: number) => iso(ms).slice(0, 10);

const seenNow = () => String(Date.now() - 10_000);

const clear = () => {
  for (const key of Object.keys(localStorage))
    if (/^(seen|away|long-timer)\./.test(key)) localStorage.removeItem(key);
};
afterEach(clear);

/** `left` is what this device keeps by the time at which the timer is known. */
const shown = async (startedAgo: number, left: Readonly<Record<string, string>>) => {
  const timer = {
    ...{ id: 't', version: 1, started_at: iso(ago(startedAgo)), start: '08:00', client_uuid: null },
    // Of today, however early it is: only how long it runs is meant.
    ...{
      work_date: dayOf(Date.now() + 86_400_000),
      category: 'work',
      note: 'Patrol',
      billable: true,
      service: null,
    },
    project: { id: 'p', code: 'HRB-204', name: 'Harbour' },
  };
  let isFirst = true;
  const { view, asked } = await renderScreen({
    screen: () => <AwayPrompt />,
    search: () => ({}),
    at: '/manager/projects',
    answer: ({ path, method }) => {
      if (path.endsWith('/start')) return { status: 201, body: { ...timer, id: 'u' } };
      if (path.endsWith('/stop')) return { body: { entry: null, cut_s: 0 } };
      if (method !== 'GET') return undefined;
      for (const [key, value] of Object.entries(isFirst ? left : {})) localStorage.setItem(key, value);
      isFirst = false;
      return { body: { timer, now: iso(Date.now()) } };
    },
  });
  const sent = () =>
    asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body] as const);
  return { view, sent };
};

test('whoever comes back is asked what the time was; left out, the timer ends there and goes on from now', async () => {
  const from = ago(35);
  const { view, sent } = await shown(120, { 'seen.ada': String(from + 20_000) });
  await expect.element(view.getByText(/You were away from/)).toBeVisible();
  await expect.element(view.getByText(/0:35 on HRB-204/)).toBeVisible();
  await view.getByRole('button', { name: 'Leave it out and go on' }).click();
  await expect.poll(sent).toMatchObject([
    ['/daily-activity/timer/stop', { timer: 't', at: iso(from) }],
    ['/daily-activity/timer/start', { project_id: 'p', note: 'Patrol', billable: true }],
  ]);
  await expect.poll(() => localStorage.getItem('away.ada')).toBeNull();
});

test('time away that was something else opens the form over just that time, once the timer has ended there', async () => {
  const { view, sent } = await shown(120, { 'seen.ada': String(ago(35)) });
  await view.getByRole('button', { name: 'Log it on something else…' }).click();
  await expect.element(view.getByRole('dialog', { name: 'Add entry' })).toBeVisible();
  await expect.element(view.getByRole('textbox', { name: 'Start' })).not.toHaveValue('');
  expect(sent()).toHaveLength(2);
});

test('a question that another tab or an earlier page left is asked here, once, and kept time changes nothing', async () => {
  const away = { timer: 't', from: ago(90), to: ago(60), tab: 'another' };
  const { view, sent } = await shown(120, { 'seen.ada': seenNow(), 'away.ada': JSON.stringify(away) });
  await expect.element(view.getByText(/0:30 on HRB-204/)).toBeVisible();
  await view.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => view.getByText(/You were away/).elements()).toEqual([]);
  expect([sent(), localStorage.getItem('away.ada')]).toEqual([[], null]);
});

test('a timer that runs for very long is asked about once a day', async () => {
  const { view, sent } = await shown(11 * 60, { 'seen.ada': seenNow() });
  await expect.element(view.getByText('Is the timer still right?')).toBeVisible();
  await view.getByRole('button', { name: 'It runs on' }).click();
  await expect.poll(() => view.getByText('Is the timer still right?').elements()).toEqual([]);
  expect(sent()).toEqual([]);
});

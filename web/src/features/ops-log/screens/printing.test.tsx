import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { incident, record, recordId, showLog, whole } from '../../../../test/ops-log.tsx';

const print = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });

beforeEach(() => {
  localStorage.clear();
  return page.viewport(794, 1123);
});
afterEach(() => print(''));

const LONG = Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of the report.`).join('\n');

test('on paper entries are whole, what they were narrowed by is said, and nothing is left to press', async () => {
  const { view } = await showLog(
    [incident('open', { body: LONG })],
    {},
    { at: '?period=last_month&q=fence' },
  );
  const row = view.getByRole('article', { name: 'Fence cut at berth 7' });
  await expect.element(row).toBeVisible();
  const said = row.getByText(/^Line 1 of the report/).element().parentElement;
  expect(said?.scrollHeight).toBeGreaterThan(said?.clientHeight ?? 0);
  await print('print');
  expect(said?.scrollHeight).toBe(said?.clientHeight);
  await expect
    .element(view.getByText(/^Ops-log, printed .+ · Search: fence · Period: Last month$/))
    .toBeVisible();
  await expect.element(row.getByText('Open', { exact: true })).toBeVisible();
  expect(
    view
      .getByRole('button')
      .elements()
      .filter((button) => button.checkVisibility()),
  ).toEqual([row.getByRole('button', { name: 'Fence cut at berth 7' }).element()]);
});

test('paper says that older records aren’t on it, and how to get them', async () => {
  const { view } = await showLog([], {
    'GET ': () => ({ body: { data: [record(3)], before: null, after: 'older' } }),
  });
  await expect.element(view.getByRole('button', { name: 'Show more' })).toBeVisible();
  const note = view.getByText(/^Older records are not on this paper/);
  await expect.element(note).not.toBeVisible();
  await print('print');
  await expect.element(note).toBeVisible();
});

test('on paper a table is the timeline, in which no word is cut off', async () => {
  await page.viewport(1440, 900);
  const { view } = await showLog([incident('open', { body: LONG })], {}, { at: '?view=table' });
  await expect.element(view.getByRole('table')).toBeVisible();
  window.dispatchEvent(new Event('beforeprint'));
  await expect.element(view.getByText(/^Line 1 of the report/)).toBeVisible();
  window.dispatchEvent(new Event('afterprint'));
  await expect.element(view.getByRole('table')).toBeVisible();
});

test('an entry that is open goes on paper alone', async () => {
  const { view } = await showLog(
    [record(3), record(2)],
    { [`GET /${recordId(3)}`]: () => ({ body: whole(record(3, { body: LONG })) }) },
    { at: `?entry=${recordId(3)}` },
  );
  const box = view.getByRole('dialog', { name: /^#3/ });
  await expect.element(box.getByText(/^Line 1 of the report/)).toBeVisible();
  await print('print');
  await expect.element(box.getByText(/^Line 1 of the report/)).toBeVisible();
  expect(view.getByText('Record 2').element().checkVisibility()).toBe(false);
  expect(box.getByRole('button', { name: 'Close' }).elements()).toHaveLength(0);
});

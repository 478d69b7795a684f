import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { record, showLog } from '../../../../test/ops-log.tsx';
import { HARBOUR_ID } from '../../../../test/project-detail.ts';

beforeEach(() => {
  localStorage.clear();
  return page.viewport(1440, 900);
});

/** The key under which this device keeps how far somebody has read. */
const seenKey = () => Object.keys(localStorage).find((key) => key.startsWith('ops-log-seen.'));

test('on the first visit nothing is new, and how far one has read is kept', async () => {
  const { view } = await showLog([record(3), record(2)]);
  await expect.element(view.getByRole('button', { name: 'Record 3' })).toBeVisible();
  expect(view.getByText('New', { exact: true }).elements()).toHaveLength(0);
  const key = seenKey();
  expect(key).toContain(HARBOUR_ID);
  expect(localStorage.getItem(key ?? '')).toBe('3');
});

test('by keyboard one goes from entry to entry and opens one', async () => {
  const days = [record(3), record(2, { occurred_at: '2026-11-18T08:00:00.000Z' })];
  const { view } = await showLog(days);
  const [first, second] = ['Record 3', 'Record 2'].map((name) => view.getByRole('button', { name }));
  if (!first || !second) throw new Error('Both are there.');
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard('j');
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('j{Enter}');
  await expect.element(view.getByRole('dialog', { name: /^#2/ })).toBeVisible();
});

test('what others wrote since the last visit is marked as new', async () => {
  const { view } = await showLog([], {
    'GET ': () => {
      localStorage.setItem(`ops-log-seen.ada.${HARBOUR_ID}`, '2');
      return { body: { data: [record(3), record(2)], before: null, after: null } };
    },
  });
  const newer = view.getByRole('article', { name: 'Record 3' });
  await expect.element(newer.getByText('New', { exact: true })).toBeVisible();
  expect(view.getByText('New', { exact: true }).elements()).toHaveLength(1);
});

test('on a phone a thumb opens an entry wherever it meets the row, and a tag where it meets that', async () => {
  await page.viewport(360, 780);
  const { view } = await showLog([record(3, { body: 'Two metres of it.', tags: ['fence'] })]);
  const row = view.getByRole('article', { name: 'Record 3' });
  await expect.element(row.getByText('Two metres of it.')).toBeVisible();
  const met = (element: Element, below = 0) => {
    const { left, top, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + 4, top + height / 2 + below);
  };
  expect(met(row.getByText('Two metres of it.').element())).toHaveTextContent('Record 3');
  const tag = row.getByRole('link', { name: '#fence' }).element();
  for (const below of [-20, 0, 20]) expect(met(tag, below)).toBe(tag);
});

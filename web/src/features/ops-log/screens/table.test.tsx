import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { handover, incident, record, recordId, showLog } from '../../../../test/ops-log.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

const CORRECTION = record(9, {
  ...{ title: 'Fence cut at berth 8', type: 'incident', severity: 'sev3', location: 'Berth 8' },
  ...{ corrects: { id: recordId(7), sequence: 7 }, tags: ['fence'] },
  shift: { starts_at: '2026-11-20T06:00:00Z', ends_at: '2026-11-20T14:00:00Z' },
});

test('a table stands beside the timeline, and the address says which', async () => {
  const { view, address } = await showLog([CORRECTION, incident('open')]);
  await view.getByText('Table', { exact: true }).click();
  const table = view.getByRole('table', { name: 'Ops-log' });
  await expect.element(table).toBeVisible();
  expect(address()).toMatch(/\?view=table$/);
  for (const name of ['Happened', '#', 'Type', 'Severity', 'What happened', 'State', 'Written by', 'Tags'])
    await expect.element(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  const row = table.getByRole('row').nth(1);
  for (const words of ['Incident', 'Sev', 'Fence cut', 'Corrects #7', 'Aisha', 'Berth', '#fence'])
    await expect.poll(() => row.element().textContent).toContain(words);
  await view.getByText('Timeline', { exact: true }).click();
  await expect.element(table).not.toBeInTheDocument();
  expect(address()).not.toContain('view');
});

test('a row is opened with the keyboard, a correction with what it corrects', async () => {
  const { view, address } = await showLog([CORRECTION, incident('open')], {}, { at: '?view=table' });
  const open = view.getByRole('button', { name: /Fence cut at berth 8/ });
  await expect.element(open).toBeVisible();
  (await open.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(view.getByRole('dialog', { name: /#7 · Incident/ })).toBeVisible();
  expect(address()).toMatch(new RegExp(`view=table&entry=${recordId(7)}`));
});

test('columns are switched off, and stay so in the address', async () => {
  const { view, address } = await showLog([handover('signed_out')], {}, { at: '?view=table' });
  await view.getByRole('button', { name: 'Columns' }).click();
  await view.getByRole('menuitemcheckbox', { name: 'Tags' }).click();
  const table = view.getByRole('table', { name: 'Ops-log' });
  await expect.element(table.getByRole('columnheader', { name: 'Tags' })).not.toBeInTheDocument();
  expect(address()).toContain('hide=tags');
});

test('on a phone the rows of the timeline stand instead, and filters open from below', async () => {
  await page.viewport(360, 780);
  const { view, asked } = await showLog([incident('open')], {}, { at: '?view=table&period=today' });
  await expect.element(view.getByRole('article', { name: 'Fence cut at berth 7' })).toBeVisible();
  await expect.element(view.getByRole('table')).not.toBeInTheDocument();
  await view.getByRole('button', { name: /^Filter/ }).click();
  await view.getByRole('dialog').getByText('Last shift').click();
  await expect.poll(() => asked.some(({ query }) => query.get('shift') === 'last')).toBe(true);
});

test('a named period takes the place of days, and days the place of a period', async () => {
  const { view, address } = await showLog([incident('open')], {}, { at: '?from=2026-11-02&to=2026-11-08' });
  await view.getByRole('button', { name: /^Period/ }).click();
  await view.getByRole('radio', { name: 'Last week' }).click();
  await expect.poll(address).toMatch(/ops-log\?period=last_week$/);
  await view.getByRole('button', { name: /^Days/ }).click();
  await view.getByLabelText('From').fill('2026-11-03');
  await expect.poll(address).toMatch(/ops-log\?from=2026-11-03$/);
});

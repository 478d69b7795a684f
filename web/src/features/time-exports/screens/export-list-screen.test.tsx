import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { timeExport } from '../../../../test/time-exports.ts';
import { exportsSearch } from '../effects/exports-address.ts';
import { ExportListScreen } from './export-list-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const show = (rows: readonly unknown[], at = '/exports') =>
  renderScreen({
    screen: (search) => <ExportListScreen organization="a" search={search} />,
    search: exportsSearch,
    ...{ at, role: 'director' },
    answer: ({ path, method }: Asked) => {
      if (method === 'DELETE') return { status: 204 };
      return path === '/time-exports' ? { body: { data: rows, before: null, after: null } } : undefined;
    },
  });

test('what went out says what for, which days, how much and by whom', async () => {
  const { view } = await show([timeExport(), timeExport({ id: '2', withdrawn_at: '2026-11-04T09:00:00Z' })]);
  const row = view.getByRole('row', { name: /Payroll/ }).first();
  for (const text of ['October 2026', 'Everything', 'Went out', '2:00', '£60.00', 'Maren Holt'])
    await expect.element(row.getByText(text)).toBeVisible();
  await expect.element(view.getByText('Taken back')).toBeVisible();
});

test('the files of an export are saved from its row; one that was taken back has none', async () => {
  const { view, asked } = await show([
    timeExport(),
    timeExport({ id: '2', withdrawn_at: '2026-11-04T09:00:00Z' }),
  ]);
  const files = view.getByRole('button', { name: 'Download Excel' });
  await expect.element(files.first()).toBeVisible();
  expect(files.elements()).toHaveLength(1);
  await files.click();
  await expect.poll(() => asked.some(({ path }) => path.endsWith('/xlsx'))).toBe(true);
});

test('taking an export back is asked first, and names the version that was seen', async () => {
  const { view, asked } = await show([timeExport({ version: 3 })]);
  await view.getByRole('button', { name: /Payroll.*actions|Actions.*Payroll/i }).click();
  await view.getByRole('menuitem', { name: 'Take back…' }).click();
  await expect.element(view.getByText(/2 entries \(2:00\) may go out again/)).toBeVisible();
  await view.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => asked.find(({ method }) => method === 'DELETE')?.version).toBe('"3"');
  await expect.element(view.getByText('The export is taken back: its time may go out again')).toBeVisible();
});

test('a purpose alone is a view of its own, and nothing at all says what goes out', async () => {
  const { view, asked } = await show([], '/exports?view=invoicing');
  await expect.element(view.getByText('No exports for this purpose')).toBeVisible();
  expect(asked.at(-1)?.query.getAll('purpose')).toEqual(['invoicing']);
});

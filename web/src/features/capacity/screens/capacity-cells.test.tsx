import { readSheet } from 'read-excel-file/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ANN, capacityPage } from '../../../../test/capacity-answers.ts';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { capacitySearch } from '../effects/capacity-address.ts';
import { CapacityScreen } from './capacity-screen.tsx';

beforeEach(() => page.viewport(1440, 900));

const show = (search = '') =>
  renderScreen({
    screen: (given) => <CapacityScreen search={given} />,
    search: capacitySearch,
    ...{ at: `/roster/capacity${search}`, role: 'manager' },
    answer: ({ path }) => (path === '/roster/capacity' ? { body: capacityPage() } : undefined),
  });

const exportAs = async (format: RegExp, search?: string) => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
  const { view, asked } = await show(search);
  await expect.element(view.getByRole('row', { name: /Everybody/ })).toBeVisible();
  await view.getByRole('button', { name: 'Export' }).click();
  await view.getByRole('menuitem', { name: format }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const [file] = saved.mock.calls[0] ?? [];
  saved.mockRestore();
  if (!(file instanceof Blob)) throw new Error('No file was saved.');
  return { view, asked, file };
};

test('each week of somebody leads to how it is worked out, beside the filters; keys go by the row alone', async () => {
  const { view } = await show('?q=a&department=Guarding');
  const cell = view.getByRole('row', { name: /Ann Reed/ }).getByTitle(/planned 45 of 40 h/);
  await expect
    .element(cell)
    .toHaveAttribute('href', `/roster/capacity?q=a&department=Guarding&person=${ANN}&week=2026-11-23`);
  await expect.element(cell).toHaveAttribute('tabindex', '-1');
  const sums = view.getByRole('row', { name: /Everybody/ }).getByTitle(/planned 45 of 40 h/);
  expect(sums.element().tagName).toBe('SPAN');
});

test('all weeks are of one width, also where a mark of leave stands beside the share', async () => {
  const { view } = await show();
  const row = view.getByRole('row', { name: /Ann Reed/ });
  await expect.element(row.getByTitle(/8 h leave/)).toBeVisible();
  const widths = row
    .getByTitle(/ of \d+ h/)
    .elements()
    .map((cell) => cell.getBoundingClientRect().width);
  expect(new Set(widths).size).toBe(1);
});

test('a workbook holds everybody with a line for each week, in hours and shares', async () => {
  const { view, asked, file } = await exportAs(/Excel/, '?q=a');
  await expect.element(view.getByText('2 people exported, a line a week')).toBeVisible();
  const [head, ...lines] = await readSheet(file);
  expect(head?.slice(0, 6)).toEqual(['Name', 'Position', 'Department', 'Week', 'Capacity', 'Published']);
  expect(lines).toHaveLength(6);
  const [, second] = lines;
  expect(second?.slice(0, 3)).toEqual(['Ann Reed', 'Guard', 'Guarding']);
  expect(second?.[3]).toEqual(new Date('2026-11-23T00:00:00Z'));
  // Capacity, published, not published, logged, leave; then the share.
  expect(second?.slice(4)).toEqual([40, 20, 25, 0, 0, 1.13]);
  // Without any capacity there is no share.
  expect(lines[4]?.slice(4)).toEqual([0, 8, 0, 0, 0, null]);
  const pages = asked.filter(({ query }) => query.get('per_page') === '200');
  expect(pages.map(({ query }) => query.get('q'))).toEqual(['a']);
});

test('where rows are teams, teams are exported', async () => {
  const { view, file } = await exportAs(/CSV/, '?by=department');
  await expect.element(view.getByText('1 team exported, a line a week')).toBeVisible();
  const [head, first] = (await file.text()).replace(/^\uFEFF/, '').split('\r\n');
  expect(head).toBe('Department,Week,Capacity,Published,Not published,Logged,Leave,Utilisation');
  expect(first).toMatch(/^Guarding,2026-11-16,40/);
});

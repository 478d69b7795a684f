import { readSheet } from 'read-excel-file/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ProjectRow } from '#contract/projects/shapes.ts';
import { projectRow } from '../../../../test/project-detail.ts';
import { type Asked, renderScreen } from '../../../../test/render-screen.tsx';
import { viewTools } from '../../saved-views/components/view-tools.ts';
import { projectListSearch } from '../effects/list-address.ts';
import { ProjectListScreen } from './project-list-screen.tsx';

const HIDDEN = ['client', 'owner', 'health', 'type', 'billing', 'priority', 'hours', 'tags'];
const SHOWN = ['Code', 'Name', 'Status', 'Progress', 'Start', 'End', 'Currency', 'Budget', 'Used'];

/** A list of two pages, of which the second holds a project with a name that a spreadsheet would run. */
const answer = ({ path, query }: Asked) => {
  if (path !== '/projects')
    return { body: { data: [], open: 2, mine: 0, attention: 0, ending: 0, home: null } };
  const second: Partial<ProjectRow> = { code: 'INT-1', name: '=1+1', budget_minor: 900, used_minor: null };
  const isSecond = query.get('after') === 'more';
  const row = isSecond ? { ...projectRow(), ...second, burn_pct: null } : projectRow();
  const isExport = query.get('per_page') === '200';
  return { body: { data: [row], before: null, after: isExport && !isSecond ? 'more' : null } };
};

const exportAs = async (format: RegExp) => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('#saved');
  const { view, asked } = await renderScreen({
    screen: (search) => <ProjectListScreen search={search} tools={viewTools} />,
    search: projectListSearch,
    at: `/manager/projects?q=harbour${HIDDEN.map((id) => `&hide=${id}`).join('')}`,
    role: 'manager',
    answer,
  });
  await view.getByRole('button', { name: 'Export' }).click();
  await view.getByRole('menuitem', { name: format }).click();
  await expect.element(view.getByText('2 projects exported')).toBeVisible();
  // What was said of another export may still stand there.
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const [file] = saved.mock.calls[0] ?? [];
  saved.mockRestore();
  if (!(file instanceof Blob)) throw new Error('No file was saved.');
  return { file, asked };
};

beforeEach(() => page.viewport(1440, 900));

test('a workbook holds every row of the filters in the columns that are on: money, shares and days as such', async () => {
  const { file, asked } = await exportAs(/Excel/);
  const [head, first, second] = await readSheet(file);
  expect(head?.slice(0, SHOWN.length)).toEqual(SHOWN);
  const { start_date, end_date } = projectRow();
  expect(first?.slice(0, SHOWN.length)).toEqual([
    ...['HRB-204', 'Harbour guarding', 'Active', 0.64],
    ...[start_date, end_date].map((day) => day && new Date(`${day}T00:00:00Z`)),
    ...['GBP', 64_000, 45_400],
  ]);
  expect([second?.[1], second?.[7], second?.[8]]).toEqual(['=1+1', 9, null]);
  const pages = asked.filter(({ path, query }) => path === '/projects' && query.get('per_page') === '200');
  expect(pages.map(({ query }) => query.get('q'))).toEqual(['harbour', 'harbour']);
});

test('a CSV file has the same columns, and no formula either', async () => {
  const { file } = await exportAs(/CSV/);
  const [head = '', , second] = (await file.text()).split('\r\n');
  expect(head).toContain(SHOWN.join(','));
  expect(head).not.toContain('Client');
  expect(second).toContain("INT-1,'=1+1,");
});

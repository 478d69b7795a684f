import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Empty } from '../state/empty.tsx';
import { UiProvider } from '../theme/ui-provider.tsx';
import { DataTable } from './data-table.tsx';
import type { DataColumn, Sort } from './model/data-column.ts';
import type { TableError } from './model/data-table-props.ts';

type Project = { code: string; name: string };

const columns: DataColumn<Project>[] = [
  { id: 'code', header: 'Code', cell: (row) => row.code, card: 'subtitle' },
  { id: 'name', header: 'Name', cell: (row) => row.name, look: 'name', sortable: true, card: 'title' },
];

const projects = (count: number): Project[] =>
  Array.from({ length: count }, (_, index) => ({ code: `P-${index + 1}`, name: `Project ${index + 1}` }));

type SampleProps = {
  rows?: Project[] | undefined;
  error?: TableError;
  hidden?: string[];
  onSort?: (sort: Sort) => void;
  onSelection?: (ids: string[]) => void;
};

function Sample({ rows, error, hidden = [], onSort, onSelection }: SampleProps) {
  const [selected, setSelected] = useState<string[]>([]);
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' });
  return (
    <UiProvider>
      <DataTable
        label="Projects"
        columns={columns}
        rows={rows}
        rowId={(row) => row.code}
        rowLabel={(row) => row.code}
        rowHref={(row) => `#${row.code}`}
        rowActions={(row) => [{ id: 'archive', label: `Archive ${row.code}` }]}
        hidden={hidden}
        selected={selected}
        onSelect={(ids) => {
          setSelected(ids);
          onSelection?.(ids);
        }}
        sort={sort}
        onSort={(next) => {
          setSort(next);
          onSort?.(next);
        }}
        error={error}
        empty={<Empty title="No projects yet" />}
      />
    </UiProvider>
  );
}

const wide = () => page.viewport(1280, 800);
const tick = (name: string) => page.getByRole('checkbox', { name });

test('ticking the first and shift-ticking the last row selects all between', async () => {
  await wide();
  const onSelection = vi.fn();
  await render(<Sample rows={projects(5)} onSelection={onSelection} />);
  await tick('Select P-2').click();
  await tick('Select P-4').click({ modifiers: ['Shift'] });
  expect(onSelection.mock.lastCall?.[0]).toEqual(['P-2', 'P-3', 'P-4']);
  await expect.element(tick('Select P-3')).toBeChecked();
});

test('the head selects all rows and lets them go', async () => {
  await wide();
  const onSelection = vi.fn();
  await render(<Sample rows={projects(3)} onSelection={onSelection} />);
  await tick('Select all').click();
  expect(onSelection.mock.lastCall?.[0]).toHaveLength(3);
  await tick('Select all').click();
  expect(onSelection.mock.lastCall?.[0]).toEqual([]);
});

test('a sortable column says its order and turns it', async () => {
  await wide();
  const onSort = vi.fn();
  const screen = await render(<Sample rows={projects(3)} onSort={onSort} />);
  const head = screen.getByRole('columnheader', { name: 'Name' });
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('button', { name: 'Name' }).click();
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
});

test('arrows walk the rows, Space selects, Shift+Space a range', async () => {
  await wide();
  const onSelection = vi.fn();
  await render(<Sample rows={projects(5)} onSelection={onSelection} />);
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
  await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('2');
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(onSelection.mock.lastCall?.[0]).toEqual(['P-1', 'P-2', 'P-3']);
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.getAttribute('data-index')).toBe('4');
});

test('a hidden column is not drawn', async () => {
  await wide();
  const screen = await render(<Sample rows={projects(2)} hidden={['code']} />);
  await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Code' })).not.toBeInTheDocument();
});

test('a row has its actions behind a named button', async () => {
  await wide();
  const screen = await render(<Sample rows={projects(2)} />);
  await screen.getByRole('button', { name: 'Actions for P-2' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Archive P-2' })).toBeVisible();
});

test('of two thousand rows only those in sight are drawn, and the last can be reached', async () => {
  await wide();
  const screen = await render(<Sample rows={projects(2000)} />);
  await expect.element(screen.getByRole('link', { name: 'Project 1', exact: true })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('tbody tr').length).toBeLessThan(80);
  document.querySelector<HTMLElement>('tbody tr')?.focus();
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByRole('link', { name: 'Project 2000' })).toBeVisible();
});

test('rows that load are announced as busy', async () => {
  await wide();
  const screen = await render(<Sample rows={undefined} />);
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

test('no rows show the next step', async () => {
  await wide();
  const screen = await render(<Sample rows={[]} />);
  await expect.element(screen.getByText('No projects yet')).toBeVisible();
});

test('an error shows the request id and can be tried again', async () => {
  await wide();
  const onRetry = vi.fn();
  const screen = await render(<Sample rows={undefined} error={{ requestId: '01JD4', onRetry }} />);
  await expect.element(screen.getByText('Request 01JD4')).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('on a phone every row is a card with its title and subtitle', async () => {
  await page.viewport(360, 780);
  const screen = await render(<Sample rows={projects(3)} />);
  await expect.element(screen.getByRole('list', { name: 'Projects' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Project 2' })).toBeVisible();
  await expect.element(screen.getByText('P-2', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

import { IconPlus, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../../theme/ui-provider.tsx';
import { ListActions, ListPhoneActions, PhoneExport } from './list-actions.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListTable } from './list-table.tsx';
import { viewTabs } from './view-tabs.ts';

const show = (children: ReactNode) => render(<UiProvider>{children}</UiProvider>);

const verbs = [
  { label: 'Import', href: '/import', icon: IconUpload },
  { label: 'New client', href: '/new', icon: IconPlus, primary: true },
];

test('the verbs lead to their pages, as words or as icons, and nothing is exported twice at once', async () => {
  const screen = await show(<ListActions verbs={verbs} onExport={() => undefined} isExporting />);
  await expect.element(screen.getByRole('link', { name: 'New client' })).toHaveAttribute('href', '/new');
  await expect.element(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  await screen.unmount();
  const phone = await show(<ListPhoneActions verbs={verbs} />);
  await expect.element(phone.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/import');
});

test('an export asks for its format, on a phone too', async () => {
  const onExport = vi.fn();
  for (const control of [
    <ListActions key="desk" verbs={[]} onExport={onExport} isExporting={false} />,
    <PhoneExport key="phone" onExport={onExport} isExporting={false} />,
  ]) {
    const screen = await show(control);
    for (const format of ['Excel (XLSX)', 'CSV']) {
      await screen.getByRole('button', { name: 'Export' }).click();
      await screen.getByRole('menuitem', { name: format }).click();
    }
    await screen.unmount();
  }
  expect(onExport.mock.calls).toEqual([['xlsx'], ['csv'], ['xlsx'], ['csv']]);
});

const view = { title: 'None in this view', note: 'All are one tab away.', label: 'Show all', href: '/all' };
const empty = (filters: string[], isView: boolean, onClear = () => undefined) => (
  <ListEmpty filters={filters} onClear={onClear} nothingFound="Nothing" view={isView ? view : undefined}>
    None yet
  </ListEmpty>
);

test('filters that hide everything are said before an empty view, and that before an empty list', async () => {
  const onClear = vi.fn();
  const filtered = await show(empty(['Status'], true, onClear));
  await filtered.getByRole('button', { name: 'Clear filters' }).click();
  expect(onClear).toHaveBeenCalledOnce();
  await filtered.unmount();
  const inView = await show(empty([], true));
  await expect.element(inView.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/all');
  await expect.element((await show(empty([], false))).getByText('None yet')).toBeVisible();
});

test('the first view is the bare address, the others stand in it', () => {
  const tabs = viewTabs({
    views: ['all', 'mine'],
    current: 'mine',
    path: '/clients',
    label: (one) => one.toUpperCase(),
    count: (one) => one.length,
  });
  expect(tabs).toEqual([
    { id: 'all', label: 'ALL', href: '/clients', count: 3, active: false },
    { id: 'mine', label: 'MINE', href: '/clients?view=mine', count: 4, active: true },
  ]);
});

const table = (rows: { id: string }[], onAfter?: () => void) => (
  <ListTable
    label="Clients"
    columns={[{ id: 'id', header: 'Id', cell: ({ id }) => id }]}
    rows={rows}
    rowId={({ id }) => id}
    rowLabel={({ id }) => id}
    empty="None yet"
    footer={{ from: rows.length && 1, to: rows.length, onAfter }}
  />
);

test('a footer stands below rows only, its pager where there is another page', async () => {
  await page.viewport(1280, 800);
  const single = await show(table([{ id: 'one' }]));
  await expect.element(single.getByText('1 – 1')).toBeVisible();
  expect(single.getByRole('navigation', { name: 'Pages' }).elements()).toEqual([]);
  await single.unmount();
  const more = await show(table([{ id: 'one' }], () => undefined));
  await expect.element(more.getByRole('button', { name: 'Next page' })).toBeEnabled();
  await more.unmount();
  const none = await show(table([]));
  await expect.element(none.getByText('None yet')).toBeVisible();
  expect(none.getByText(/–/).elements()).toEqual([]);
});

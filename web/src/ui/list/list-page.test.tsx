import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UiProvider } from '../theme/ui-provider.tsx';
import type { FilterDefinition, FilterValues } from './filter-definition.ts';
import { ListPage } from './list-page.tsx';

const filters: FilterDefinition[] = [
  {
    kind: 'multi-choice',
    id: 'status',
    label: 'Status',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'planned', label: 'Planned' },
    ],
  },
  { kind: 'text', id: 'name', label: 'Name' },
];

const columns = [
  { id: 'name', header: 'Name', sortable: true, hideable: false },
  { id: 'client', header: 'Client', sortable: true },
];

type SampleProps = {
  start?: FilterValues;
  onChange?: (value: FilterValues) => void;
  onHidden?: (ids: string[]) => void;
};

function Sample({ start = {}, onChange, onHidden = () => undefined }: SampleProps) {
  const [value, setValue] = useState(start);
  return (
    <UiProvider>
      <ListPage
        title="Projects"
        count={48}
        views={[{ id: 'open', label: 'Open', href: '#open', count: 48, active: true }]}
        filters={filters}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        columns={columns}
        onSort={() => undefined}
        hidden={[]}
        onHidden={onHidden}
      >
        rows
      </ListPage>
    </UiProvider>
  );
}

test('a filter is added, set and named by its chip', async () => {
  await page.viewport(1280, 800);
  const onChange = vi.fn();
  const screen = await render(<Sample onChange={onChange} />);
  await screen.getByRole('button', { name: 'Filter' }).click();
  await screen.getByRole('menuitem', { name: 'Status' }).click();
  await screen.getByRole('checkbox', { name: 'Planned' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ status: ['planned'] });
  await expect.element(screen.getByRole('button', { name: 'Status Planned' })).toBeVisible();
});

test('a filter that was added and left goes away, and the focus is back where it was added', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Sample />);
  await screen.getByRole('button', { name: 'Filter' }).click();
  await screen.getByRole('menuitem', { name: 'Status' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Planned' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('checkbox', { name: 'Planned' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
});

test('a chip removes its own filter, Clear all of them', async () => {
  await page.viewport(1280, 800);
  const onChange = vi.fn();
  const screen = await render(<Sample start={{ status: ['active'], name: 'x' }} onChange={onChange} />);
  await screen.getByRole('button', { name: 'Remove the filter Status' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ name: 'x' });
  await expect.element(screen.getByRole('button', { name: 'Filter', exact: true })).toHaveFocus();
  await screen.getByRole('button', { name: 'Clear', exact: true }).click();
  expect(onChange).toHaveBeenLastCalledWith({});
});

test('the column chooser offers the columns that may be hidden', async () => {
  await page.viewport(1280, 800);
  const onHidden = vi.fn();
  const screen = await render(<Sample onHidden={onHidden} />);
  await screen.getByRole('button', { name: 'Columns' }).click();
  await screen.getByText('Client', { exact: true }).click();
  expect(onHidden).toHaveBeenCalledWith(['client']);
});

test('on a phone the filters open as a sheet', async () => {
  await page.viewport(360, 780);
  const screen = await render(<Sample start={{ status: ['active'] }} />);
  await screen.getByRole('button', { name: 'Filter 1' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await screen.getByRole('button', { name: 'Show results' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument();
});

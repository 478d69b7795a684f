import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  codeColumn,
  instantColumn,
  type ListColumn,
  nameColumn,
  statusColumn,
  textColumn,
} from './list-columns.tsx';

const row = { code: 'HRT', name: 'Hartley', status: 'lost', town: null, created_at: '2026-01-01T00:00:00Z' };

const columns: ListColumn<typeof row>[] = [
  codeColumn('Code'),
  nameColumn('Name'),
  statusColumn('Status', {
    draw: (status, small) => `${status}${small ? ', small' : ''}`,
    word: (status) => status.toUpperCase(),
  }),
  textColumn('town', 'Town', ({ town }) => town),
  instantColumn('created_at', 'Created', { instant: () => '1 January 2026', relative: () => 'a year ago' }),
];

test('every column says its cell in an export', () => {
  expect(columns.map(({ header, csv }) => [header, csv(row)])).toEqual([
    ['Code', 'HRT'],
    ['Name', 'Hartley'],
    ['Status', 'LOST'],
    ['Town', null],
    ['Created', '2026-01-01T00:00:00Z'],
  ]);
});

test('the name is the card’s title and is never switched off; the state is small on the card', () => {
  expect(columns[1]).toMatchObject({ card: 'title', hideable: false });
  expect(columns[2]?.cell(row)).toBe('lost');
  expect(columns[2]?.cardCell?.(row)).toBe('lost, small');
});

test('an instant is said relative to now, exactly in its tooltip', async () => {
  const screen = await render(columns[4]?.cell(row));
  await expect.element(screen.getByText('a year ago')).toHaveAttribute('title', '1 January 2026');
});

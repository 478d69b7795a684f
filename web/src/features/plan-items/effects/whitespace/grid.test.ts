import { expect, test } from 'vitest';
import { cellIn, serviceCalled, unitCalled } from '../../../../../test/plan-items.ts';
import { columnsOf, spendWith, tableOf, topRows } from './grid.ts';

const [guarding, doors, fire] = [
  serviceCalled('Guarding', 0),
  serviceCalled('Doors', 1),
  serviceCalled('Fire', 2),
];
const [harbour, cruise] = [unitCalled('Harbour', 0), unitCalled('Cruise', 1)];
const GRID = {
  services: [guarding, doors, fire],
  units: [harbour, cruise],
  years: [2026, 2027],
  cells: [
    cellIn(guarding, harbour, 1, { spend_minor: 100 }),
    cellIn(guarding, cruise, 2, { spend_minor: 20, with: 'competitor' }),
    cellIn(doors, cruise, 3, { spend_minor: null, with: 'unknown' }),
    cellIn(guarding, harbour, 4, { spend_minor: 7, year: 2027 }),
    cellIn(fire, harbour, 5, { spend_minor: 500, with: 'competitor' }),
  ],
};
const units = { by: 'units', year: 2026 } as const;

test('rows, columns and the whole come to the spend of their cells, other years left out', () => {
  const table = tableOf(GRID, columnsOf(GRID, units, 'Whole'), false);
  expect(table.rows.map(({ sum_minor }) => sum_minor)).toEqual([120, 0, 500]);
  expect(table.sums).toEqual([600, 20]);
  expect(table.total_minor).toBe(620);
});

test('the years of a unit are its columns', () => {
  const columns = columnsOf(GRID, { by: 'years', unit_id: harbour.id }, 'Whole');
  expect(columns.map(({ label }) => label)).toEqual(['2026', '2027']);
  expect(tableOf(GRID, columns, false).sums).toEqual([600, 7]);
});

test('the client as a whole is a column where it has no units, or where something is known of it', () => {
  const labels = (grid: typeof GRID) => columnsOf(grid, units, 'Whole').map(({ label }) => label);
  expect(labels(GRID)).toEqual(['Harbour', 'Cruise']);
  expect(labels({ ...GRID, units: [] })).toEqual(['Whole']);
  expect(labels({ ...GRID, cells: [cellIn(doors, null, 9)] })).toEqual(['Harbour', 'Cruise', 'Whole']);
});

test('services without spend can be left out, and those with most are the top ones in the order of the grid', () => {
  const columns = columnsOf(GRID, units, 'Whole');
  const names = (rows: ReturnType<typeof topRows>) => rows.map(({ service }) => service.name);
  expect(names(tableOf(GRID, columns, true).rows)).toEqual(['Guarding', 'Fire']);
  expect(names(topRows(tableOf(GRID, columns, false), 2))).toEqual(['Guarding', 'Fire']);
});

test('the legend says what is spent with whom', () => {
  const spent = spendWith(tableOf(GRID, columnsOf(GRID, units, 'Whole'), false));
  expect(spent).toEqual([
    { with: 'us', spend_minor: 100, cells: 1 },
    { with: 'competitor', spend_minor: 520, cells: 2 },
    { with: 'internal', spend_minor: 0, cells: 0 },
    { with: 'unknown', spend_minor: 0, cells: 1 },
  ]);
});

import { expect, test } from 'vitest';
import type { SheetField } from '#contract/project-imports/shapes.ts';
import {
  missingFields,
  shownFields,
  withCell,
  withColumn,
  withoutRow,
} from '../../../ui/sheet/held-sheet.ts';
import { FIELDS, type HeldProjects, hasSlashedDays, heldProjects, rowsOf } from './held-sheet.ts';

const held = heldProjects({
  file_name: 'projects.csv',
  columns: ['Key', 'Name', 'Begin', 'Notes'],
  fields: ['code', 'name', null, null],
  rows: [
    ['A-1', 'One', '03/04/2026', 'x'],
    ['A-2', '', '', 'y'],
  ],
});

test('rows say what their columns hold, and nothing where a cell is empty', () => {
  expect(rowsOf(held)).toEqual([{ code: 'A-1', name: 'One' }, { code: 'A-2' }]);
  expect(missingFields<SheetField>(held, FIELDS)).toEqual(['start_date']);
});

test('what is typed counts before the file, also when its column holds something else later', () => {
  const typed = withCell<SheetField, HeldProjects>(held, 3, 'name', 'Two');
  expect(rowsOf(withColumn<SheetField, HeldProjects>(typed, 1, 'client'))).toEqual([
    { code: 'A-1', client: 'One' },
    { code: 'A-2', name: 'Two' },
  ]);
  expect(rowsOf(withCell<SheetField, HeldProjects>(held, 2, 'name', ''))[0]).toEqual({ code: 'A-1' });
});

test('of two columns that hold one thing the one that was chosen last does', () => {
  const moved = withColumn<SheetField, HeldProjects>(held, 3, 'name');
  expect(moved.fields).toEqual(['code', null, null, 'name']);
});

test('the order of days is asked for only where a column of days has slashes', () => {
  expect(hasSlashedDays(held)).toBe(false);
  expect(hasSlashedDays(withColumn<SheetField, HeldProjects>(held, 2, 'start_date'))).toBe(true);
});

test('a field that has to be mended is shown, although no column holds it', () => {
  expect(shownFields<SheetField>(held, FIELDS, [])).toEqual(['code', 'name', 'start_date']);
  expect(shownFields<SheetField>(held, FIELDS, ['client'])).toContain('client');
});

test('a row that is left out is gone, and the others keep their place in the file', () => {
  expect(withoutRow<SheetField, HeldProjects>(held, 2).rows.map(({ place }) => place)).toEqual([3]);
});

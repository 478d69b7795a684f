import { expect, test } from 'vitest';
import { nextSort } from './data-column.ts';
import { selectionAfter } from './use-selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];

test('a click selects a row, another one lets it go', () => {
  expect(selectionAfter({ ids, selected: [] }, 'b')).toEqual(['b']);
  expect(selectionAfter({ ids, selected: ['b', 'c'] }, 'b')).toEqual(['c']);
});

test('shift selects everything since the last click, in both directions', () => {
  expect(selectionAfter({ ids, selected: ['b'] }, 'd', 'b').sort()).toEqual(['b', 'c', 'd']);
  expect(selectionAfter({ ids, selected: ['d'] }, 'b', 'd').sort()).toEqual(['b', 'c', 'd']);
});

test('shift on a selected row lets the whole range go', () => {
  expect(selectionAfter({ ids, selected: ['a', 'b', 'c', 'e'] }, 'c', 'a')).toEqual(['e']);
});

test('rows of other pages stay selected', () => {
  expect(selectionAfter({ ids, selected: ['z'] }, 'b', 'a')).toEqual(['z', 'a', 'b']);
});

test('a range whose beginning is gone is one row', () => {
  expect(selectionAfter({ ids, selected: [] }, 'c', 'gone')).toEqual(['c']);
});

test('sorting by another column starts ascending, by the same one turns', () => {
  expect(nextSort(undefined, 'name')).toEqual({ column: 'name', direction: 'ascending' });
  expect(nextSort({ column: 'name', direction: 'ascending' }, 'name').direction).toBe('descending');
  expect(nextSort({ column: 'name', direction: 'descending' }, 'code').direction).toBe('ascending');
});

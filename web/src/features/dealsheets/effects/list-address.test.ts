import { expect, test } from 'vitest';
import { columnsOf, dealsheetListSearch, filtersOf, queryOf, withClosing, withDays } from './list-address.ts';

const read = (address: Record<string, string | string[]>) => dealsheetListSearch(address);

test('the bare address is the pipeline: what may still be won', () => {
  const pipeline = ['draft', 'submitted', 'changes_requested', 'approved', 'sent'];
  expect(filtersOf(read({}))).toEqual({ status: pipeline });
  expect(columnsOf(read({}))).toEqual(pipeline);
});

test('a filter on states takes the place of the view’s, and how it is shown is no filter', () => {
  const search = read({ view: 'mine', status: 'won', show: 'list', column: 'won', sort: 'title' });
  expect(filtersOf(search)).toEqual({ owner_id: ['me'], status: ['won'] });
  expect(queryOf(search)).toEqual({ owner_id: ['me'], status: ['won'], sort: 'title', per_page: 50 });
});

test('what is to be decided has one column', () => {
  expect(columnsOf(read({ view: 'to_decide' }))).toEqual(['submitted']);
});

test('nonsense in the address is left out', () => {
  expect(filtersOf(read({ view: 'all', status: 'nonsense', from: 'soon' }))).toEqual({});
});

test('the days of closing are one filter, and two parameters', () => {
  const closing = withClosing({ q: 'quay', from: '2026-11-01' });
  expect(closing).toEqual({ q: 'quay', closing: { from: '2026-11-01', to: undefined } });
  expect(withDays(closing)).toEqual({ q: 'quay', from: '2026-11-01', until: undefined });
});

import { expect, test } from 'vitest';
import { filtersOf, planListSearch, queryOf } from './list-address.ts';

const TODAY = '2026-11-23';
const read = (address: Record<string, string | string[]>) => planListSearch(address);

test('the bare address is every plan that isn’t over', () => {
  expect(filtersOf(read({}), TODAY)).toEqual({ status: ['draft', 'in_review', 'approved', 'active'] });
});

test('a filter on states takes the place of the view’s, and how it is shown is no filter', () => {
  const search = read({ view: 'mine', status: 'closed', layout: 'heat', sort: 'tier' });
  expect(filtersOf(search, TODAY)).toEqual({ owner_id: ['me'], status: ['closed'] });
  expect(queryOf(search, TODAY)).toMatchObject({ owner_id: ['me'], sort: 'tier', per_page: 50 });
});

test.each([
  ['overdue', '2026-11-22'],
  ['month', '2026-12-23'],
  ['2027-01-31', '2027-01-31'],
])('reviews until “%s” are those until %s', (written, day) => {
  expect(filtersOf(read({ view: 'all', review_until: written }), TODAY)).toEqual({ review_until: day });
});

test('nonsense in the address is left out', () => {
  const address = { view: 'all', tier: 'Z', review_until: 'soon', mine_to_decide: 'maybe', layout: 'cube' };
  expect(filtersOf(read(address), TODAY)).toEqual({});
});

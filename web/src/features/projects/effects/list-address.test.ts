import { expect, test } from 'vitest';
import { filtersOf, projectListSearch, queryOf } from './list-address.ts';

const today = '2026-11-20';

test('a bare address asks for the open projects by 50', () => {
  expect(queryOf({}, today)).toEqual({ status: ['proposed', 'planned', 'active', 'on_hold'], per_page: 50 });
});

test('views stand for filters, and filters of the address win over them', () => {
  expect(filtersOf({ view: 'mine' }, today).owner_id).toEqual(['me']);
  expect(filtersOf({ view: 'attention' }, today).health).toEqual(['amber', 'red']);
  expect(filtersOf({ view: 'ending' }, today).ending_before).toBe('2027-01-19');
  expect(filtersOf({ view: 'all' }, today)).toEqual({});
  expect(filtersOf({ status: ['completed'] }, today).status).toEqual(['completed']);
});

test('a tag in the address is one of several for the API', () => {
  expect(filtersOf({ view: 'all', tags: 'night' }, today)).toEqual({ tags: ['night'] });
});

test('what is no filter is dropped from the address, and a page stays out of an export', () => {
  const search = projectListSearch({
    status: ['active', 'nonsense'],
    sort: '-name',
    page: '2',
    after: 'abc',
    x: '1',
  });
  expect(search).toEqual({ status: ['active'], sort: '-name', page: 2, after: 'abc' });
  expect(filtersOf(search, today)).toEqual({ status: ['active'], sort: '-name' });
});

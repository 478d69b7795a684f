import { expect, test } from 'vitest';
import {
  day,
  flag,
  oneOf,
  parseSearch,
  searchParameters,
  several,
  sortOf,
  stringifySearch,
  text,
  whole,
} from './search.ts';

test('an address is read and written in the API’s own form', () => {
  const search = { status: ['active', 'planned'], q: 'a b' };
  expect(parseSearch('?status=active&status=planned&q=a+b')).toEqual(search);
  expect(stringifySearch(search)).toBe('?status=active&status=planned&q=a+b');
});

test('a bare list has a bare address', () => {
  expect(stringifySearch({ q: '', status: [], page: undefined, none: null })).toBe('');
});

const read = searchParameters({
  q: text,
  status: several(oneOf(['active', 'planned'])),
  sort: sortOf(['name', 'code']),
  mine: flag,
  page: whole,
  from: day,
});

test('every parameter is read by its kind', () => {
  const given = { q: 'x', status: 'active', sort: '-code', mine: '1', page: '12', from: '2026-11-20' };
  expect(read(given)).toEqual({ ...given, status: ['active'], mine: true, page: 12 });
});

test('nonsense and unknown parameters are dropped', () => {
  const given = {
    q: ['a'],
    status: ['lost', 'planned'],
    sort: 'price',
    mine: 'no',
    page: 'x',
    from: '20/11/26',
  };
  expect(read({ ...given, other: 'x' })).toEqual({ status: ['planned'] });
});

import { expect, test } from 'vitest';
import { searchParameters, text } from '../search.ts';
import { filtersIn, PLACE_PARAMETERS, pageIn } from './list-address.ts';

const read = searchParameters({ view: text, q: text, sort: text, ...PLACE_PARAMETERS });
const search = read({
  view: 'mine',
  q: 'har',
  sort: '-name',
  after: 'x',
  page: '3',
  hide: ['owner', 'code'],
});

test('where a list stands and which columns are off is read from its address', () => {
  expect(search).toMatchObject({ after: 'x', page: 3, hide: ['owner', 'code'] });
});

test('filters and order stay when view, page and columns are left out', () => {
  expect(filtersIn(search)).toEqual({ q: 'har', sort: '-name' });
});

test('a page is asked for by its cursor, the first one by none', () => {
  expect(pageIn(search)).toEqual({ per_page: 50, after: 'x' });
  expect(pageIn({ before: 'b', page: 2 })).toEqual({ per_page: 50, before: 'b' });
  expect(pageIn({})).toEqual({ per_page: 50 });
});

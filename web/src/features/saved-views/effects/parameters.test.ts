import { expect, test } from 'vitest';
import { isBare } from './home.ts';
import { differs, parametersOf } from './parameters.ts';

const viewed = (search: Record<string, unknown>) => ({
  ...{ list: 'projects' as const, path: '/manager/projects', search },
  read: ({ unknown: _, ...known }: Record<string, unknown>) => known,
  builtIn: [
    { id: 'open', label: 'Open' },
    { id: 'all', label: 'All' },
  ],
});

test('a view keeps filters, order and columns, but neither the page nor which view it is', () => {
  const search = { view: 'all', status: ['active'], sort: '-name', hide: ['tags'], after: 'x', page: 2 };
  expect(parametersOf({ ...search, saved: 'id', q: undefined, type: [] }, viewed({}))).toEqual({
    ...{ view: 'all', status: ['active'], sort: '-name', hide: ['tags'] },
  });
});

test('the first built-in view is what a bare address says', () => {
  expect(parametersOf({ view: 'open' }, viewed({}))).toEqual({});
  expect(differs(viewed({}), { view: 'open' })).toBe(false);
});

test('an address differs from a view by what it says, not by its order or by what the list doesn’t know', () => {
  const parameters = { q: 'quay', status: ['active'], unknown: 'x' };
  expect(differs(viewed({ status: ['active'], q: 'quay', page: 3 }), parameters)).toBe(false);
  expect(differs(viewed({ status: ['active', 'planned'], q: 'quay' }), parameters)).toBe(true);
});

test('an address that names a page or a filter isn’t bare', () => {
  expect([isBare({}), isBare({ q: undefined }), isBare({ page: 2 }), isBare({ view: 'open' })]).toEqual([
    ...[true, true, false, false],
  ]);
});

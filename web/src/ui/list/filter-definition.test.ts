import { expect, test } from 'vitest';
import { englishTexts } from '../theme/texts.ts';
import { type FilterDefinition, filtersOn, isOn, withFilter } from './filter-definition.ts';
import { filterText } from './filter-text.ts';

const status: FilterDefinition = {
  kind: 'multi-choice',
  id: 'status',
  label: 'Status',
  options: [
    { value: 'active', label: 'Active' },
    { value: 'planned', label: 'Planned' },
  ],
};
const dates: FilterDefinition = { kind: 'date-range', id: 'dates', label: 'Dates' };
const name: FilterDefinition = { kind: 'text', id: 'name', label: 'Name' };

test('a filter is on when it has a value', () => {
  expect([isOn(undefined), isOn(''), isOn([]), isOn({})]).toEqual([false, false, false, false]);
  expect([isOn('a'), isOn(['a']), isOn({ to: '2026-11-19' })]).toEqual([true, true, true]);
});

test('a filter that is emptied leaves the values', () => {
  expect(withFilter({ status: ['active'], name: 'x' }, 'status', [])).toEqual({ name: 'x' });
  expect(withFilter({ name: 'x' }, 'status', ['active'])).toEqual({ name: 'x', status: ['active'] });
});

test('the filters that are on keep the order of their definitions', () => {
  const on = filtersOn([status, dates, name], { name: 'x', status: ['active'] });
  expect(on.map((filter) => filter.id)).toEqual(['status', 'name']);
});

test('a chip names up to two choices and counts more', () => {
  expect(filterText(status, ['active', 'planned'], englishTexts)).toBe('Active, Planned');
  expect(filterText(status, ['active', 'planned', 'gone'], englishTexts)).toBe('any of 3');
});

test('a chip says a range with one or two ends', () => {
  expect(filterText(dates, { from: '2026-11-01', to: '2026-11-19' }, englishTexts)).toBe(
    '1 Nov 2026 – 19 Nov 2026',
  );
  expect(filterText(dates, { from: '2026-11-01' }, englishTexts)).toBe('since 1 Nov 2026');
  expect(filterText(dates, { to: '2026-11-19' }, englishTexts)).toBe('until 19 Nov 2026');
});

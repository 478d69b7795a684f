import { expect, test } from 'vitest';
import { isMonthFirst, parseDate } from './dates.ts';

test.each([
  ['2026-11-19', '2026-11-19'],
  ['19/11/2026', '2026-11-19'],
  ['19.11.26', '2026-11-19'],
  ['19/11', '2026-11-19'],
  ['19 Nov', '2026-11-19'],
  ['1 December 2027', '2027-12-01'],
])('the typed day %s is %s', (text, iso) => {
  expect(parseDate(text, 2026)).toBe(iso);
});

test.each(['', '31/02/2026', '2026-13-01', '19 Foo', 'tomorrow'])(
  'the typed day %j makes no sense',
  (text) => {
    expect(parseDate(text, 2026)).toBeNull();
  },
);

test('where the month is written first, it is read first, but only between slashes', () => {
  expect(['en-US', 'en-GB', 'de-DE'].map(isMonthFirst)).toEqual([true, false, false]);
  expect(['03/04/2026', '11/19', '03.04.2026'].map((text) => parseDate(text, 2026, true))).toEqual([
    '2026-03-04',
    '2026-11-19',
    '2026-04-03',
  ]);
});

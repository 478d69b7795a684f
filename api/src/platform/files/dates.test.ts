import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOrderOf } from './date-order.ts';
import { dayAfter, readDate } from './dates.ts';

test('dates with a leading year and dotted dates read the same in every order', () => {
  for (const order of ['ymd', 'dmy', 'mdy'] as const) {
    expect(readDate('2024-03-04', order)).toBe('2024-03-04');
    expect(readDate('2024/3/4', order)).toBe('2024-03-04');
    expect(readDate('4.3.2024', order)).toBe('2024-03-04');
  }
});

test('other dates follow the order of the file', () => {
  expect(readDate('03/04/2024', 'mdy')).toBe('2024-03-04');
  expect(readDate('03/04/2024', 'dmy')).toBe('2024-04-03');
  expect(readDate('3-4-24', 'dmy')).toBe('2024-04-03');
});

test('days that do not exist are no dates', () => {
  for (const text of [
    '2024-02-30',
    '2023-02-29',
    '13/13/2024',
    '00/10/2024',
    '2024-3',
    'soon',
    '',
    '0024-01-01',
    '2024-01/02',
  ]) {
    expect(readDate(text, 'mdy')).toBeNull();
  }
});

test('every day is read back from all the ways it can be written', () => {
  const days = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const [year, month, dayOfMonth] = day.split('-');
      expect(readDate(`${dayOfMonth}/${month}/${year}`, 'dmy')).toBe(day);
      expect(readDate(`${month}/${dayOfMonth}/${year}`, 'mdy')).toBe(day);
      expect(readDate(day, 'mdy')).toBe(day);
    }),
  );
});

test('the day after crosses months and leap days', () => {
  expect(dayAfter('2024-02-28')).toBe('2024-02-29');
  expect(dayAfter('2024-12-31')).toBe('2025-01-01');
});

test('one number above twelve decides the order of the whole file', () => {
  expect(
    dateOrderOf([
      ['03/04/2024', ''],
      ['10/15/2024', ''],
    ]),
  ).toBe('mdy');
  expect(
    dateOrderOf([
      ['03/04/2024', '03/04/2024'],
      ['15/10/2024', '15/10/2024'],
    ]),
  ).toBe('dmy');
});

test('an entry over midnight decides the order, because it ends on the next day', () => {
  expect(dateOrderOf([['03/04/2024', '03/05/2024']])).toBe('mdy');
  expect(dateOrderOf([['03/04/2024', '04/04/2024']])).toBe('dmy');
});

test('nothing decides: the order is ambiguous', () => {
  expect(
    dateOrderOf([
      ['03/04/2024', '03/04/2024'],
      ['05/06/2024', ''],
    ]),
  ).toBe('ambiguous');
  expect(
    dateOrderOf([
      ['15/10/2024', ''],
      ['10/15/2024', ''],
    ]),
  ).toBe('ambiguous');
});

test('where rows contradict each other, the larger side counts', () => {
  expect(
    dateOrderOf([
      ['10/15/2024', ''],
      ['10/16/2024', ''],
      ['16/10/2024', ''],
    ]),
  ).toBe('mdy');
});

test('files that can be read in one way only are not asked about', () => {
  expect(dateOrderOf([['2024-03-04', '']])).toBe('ymd');
  expect(dateOrderOf([['04.03.2024', '']])).toBe('dmy');
  expect(dateOrderOf([['04/04/2024', '04/04/2024']])).toBe('dmy');
  expect(dateOrderOf([['nonsense', '']])).toBe('ymd');
});

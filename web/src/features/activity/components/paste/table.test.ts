import { expect, test } from 'vitest';
import { rowsIn, tableFrom } from '../../../../platform/files/pasted-table.ts';
import { hoursOf } from './hours.ts';
import { layoutOf } from './layout.ts';

test.each([
  [
    '1:30\t2\n\t90m\n',
    [
      ['1:30', '2'],
      ['', '90m'],
    ],
  ],
  ['1:30\r\n2:00\r\n', [['1:30'], ['2:00']]],
  ['1,5\n2\n0,25', [['1,5'], ['2'], ['0,25']]],
  [
    '1:30,2:00\n,1h',
    [
      ['1:30', '2:00'],
      ['', '1h'],
    ],
  ],
  [
    '"1,5","2"\n"Gate ""3""",1',
    [
      ['1,5', '2'],
      ['Gate "3"', '1'],
    ],
  ],
  ['"1,5";"2"', [['1,5', '2']]],
  [
    '"two\nlines"\t1\nHRB\t2',
    [
      ['two\nlines', '1'],
      ['HRB', '2'],
    ],
  ],
  ['5" pipe\t1', [['5" pipe', '1']]],
  ['', []],
])('%j is a table', (text, table) => {
  expect(tableFrom(text)).toEqual(table);
});

test.each([
  ['1:30', 5400],
  ['1.5', 5400],
  ['1,5', 5400],
  ['90m', 5400],
  ['1h 30', 5400],
  ['1h30m', 5400],
  ['1:30:15', 5415],
  ['abc', undefined],
])('%s is so many seconds', (text, seconds) => {
  expect(hoursOf(text)).toBe(seconds);
});

test('ten thousand rows are counted without reading them', () => {
  expect(rowsIn('1:30\n'.repeat(10_000))).toBe(10_000);
});

test('columns of names and a row of days are found around the hours', () => {
  const table = tableFrom('Project\tService\tMon\tTue\nHRB-204\tPatrol\t1:30\t\nQML-118\t\t\t2');
  expect(layoutOf(table)).toEqual({
    labels: ['HRB-204 Patrol', 'QML-118'],
    heads: ['Mon', 'Tue'],
    hours: [
      ['1:30', ''],
      ['', '2'],
    ],
  });
});

test('hours alone have neither, also with a slip of the pen among them', () => {
  expect(layoutOf(tableFrom('1\t2\nx1\t3\n4\t5'))).toMatchObject({ labels: null, heads: null });
  expect(layoutOf(tableFrom('1x'))).toMatchObject({ labels: null, heads: null, hours: [['1x']] });
});

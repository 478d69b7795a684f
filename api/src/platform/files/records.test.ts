import { expect, test } from 'vitest';
import { recordsOf } from './records.ts';

const cellsOf = (text: string) => recordsOf(text).records.map(({ cells }) => cells);

test('the delimiter is a comma, a semicolon or a tab, whichever the header has most of', () => {
  expect(recordsOf('a,b\n1,2').delimiter).toBe(',');
  expect(recordsOf('a;"b,c,d";e\n1,5;2;3').delimiter).toBe(';');
  expect(recordsOf('a\tb, c\td\n1\t2\t3').delimiter).toBe('\t');
});

test('rows are counted as a spreadsheet does, with blank rows and quoted line ends', () => {
  const { records } = recordsOf('a,b\n1,"two\nlines"\n\n,\n3,4\n');
  expect(records.map(({ row }) => row)).toEqual([1, 2, 5]);
});

test('the line with which Excel names its delimiter is not a row of data but counts as one', () => {
  expect(recordsOf('sep=;\na;b\n1;2').records).toEqual([
    { row: 2, cells: ['a', 'b'], misquoted: false },
    { row: 3, cells: ['1', '2'], misquoted: false },
  ]);
});

test('doubled quotes are read, and backslashes beside them stay', () => {
  expect(cellsOf('a,b\n"say ""hi""","C:\\dir\\"\n"\\\\ x \\\\\\",2')).toEqual([
    ['a', 'b'],
    ['say "hi"', 'C:\\dir\\'],
    ['\\\\ x \\\\\\', '2'],
  ]);
});

test('quotes written with a backslash are read, also at the end of a cell', () => {
  expect(cellsOf('a,b,c\n"say \\"hi\\", twice","end \\"x\\"",3\n"\\\\",""" q",6')).toEqual([
    ['a', 'b', 'c'],
    ['say "hi", twice', 'end "x"', '3'],
    ['\\', '" q', '6'],
  ]);
});

test('a backslash quote in one row does not break the backslash that ends a cell of another', () => {
  expect(cellsOf('a,b\n"say \\"hi\\" twice",2\n"C:\\dir\\",4')).toEqual([
    ['a', 'b'],
    ['say "hi" twice', '2'],
    ['C:\\dir\\', '4'],
  ]);
});

test('a quote that is never closed marks its row', () => {
  const { records } = recordsOf('a,b\n1,2\n"3,4\n5,6');
  expect(records.map(({ row, misquoted }) => [row, misquoted])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

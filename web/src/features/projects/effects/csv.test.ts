import { expect, test } from 'vitest';
import { csv } from './csv.ts';

const lines = (text: string) => text.slice(1).split('\r\n');

test('a file begins with a byte-order mark and has one line per row', () => {
  const text = csv(
    ['Code', 'Name'],
    [
      ['A-1', 'Harbour'],
      ['B-2', null],
    ],
  );
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(lines(text)).toEqual(['Code,Name', 'A-1,Harbour', 'B-2,']);
});

test('commas, quotes and line breaks are quoted', () => {
  expect(lines(csv(['a'], [['x, "y"']]))[1]).toBe('"x, ""y"""');
  expect(csv(['a'], [['one\ntwo']])).toContain('"one\ntwo"');
});

test('what a spreadsheet would run as a formula stays text; numbers stay numbers', () => {
  expect(lines(csv(['a', 'b'], [['=1+1', -5]]))[1]).toBe("'=1+1,-5");
});

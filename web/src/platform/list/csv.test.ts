import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const columns = [
  { header: 'Name', text: (row: { name: string | null }) => row.name },
  { header: 'Length, in letters', text: (row: { name: string | null }) => row.name?.length ?? null },
];

test('texts with commas, quotes and line breaks are quoted, nothing is left empty', () => {
  const csv = csvOf(columns, [{ name: 'Hartley, "Sons"\nLtd' }, { name: null }]);
  expect(csv).toBe('\uFEFFName,"Length, in letters"\r\n"Hartley, ""Sons""\nLtd",19\r\n,\r\n');
});

test.each(['=1+1', '+44', '-x', '@cmd', '\tx'])('%j is no formula in a spreadsheet', (name) => {
  expect(csvOf(columns, [{ name }])).toContain(`'${name}`);
});

test('a negative number stays a number', () => {
  expect(csvOf([{ header: 'n', text: () => -5 }], [{}])).toContain('\r\n-5\r\n');
});

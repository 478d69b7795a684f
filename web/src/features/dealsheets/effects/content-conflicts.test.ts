import { expect, test } from 'vitest';
import { dealsheetRevision } from '../../../../test/dealsheet.ts';
import { formatFor } from '../../../platform/format/use-format.ts';
import { contentConflicts, laidOver } from './content-conflicts.ts';

const { content: base } = dealsheetRevision();
const format = formatFor();
const [line] = base.lines;
const withLines = (...lines: typeof base.lines) => ({ ...base, lines });

test('what only one of two changed is no conflict, and is laid over what the other saved', () => {
  const mine = { ...base, terms: 'Half in advance' };
  const theirs = { ...base, validity_days: 60 };
  expect(contentConflicts({ base, mine, theirs }, format)).toEqual([]);
  expect(laidOver({ base, mine, theirs })).toEqual({ ...base, terms: 'Half in advance', validity_days: 60 });
});

test('a field that both changed is shown as each wrote it', () => {
  const mine = { ...base, discount_pct: '10' };
  const theirs = { ...base, discount_pct: '12.5' };
  expect(contentConflicts({ base, mine, theirs }, format)).toEqual([
    { field: 'discount_pct', label: 'Discount', yours: '10%', theirs: '12.5%' },
  ]);
});

test('lines that both changed are told by what each did to them', () => {
  if (!line) throw new Error('There is a line.');
  const mine = withLines({ ...line, quantity: '900' });
  const theirs = withLines(line, { ...line, key: 'l2', name: 'Keys' });
  expect(contentConflicts({ base, mine, theirs }, format)).toEqual([
    { field: 'lines', label: 'Lines', yours: 'Guards: Quantity 900', theirs: 'Added Keys' },
  ]);
});

test('both saying the same is no conflict', () => {
  const mine = { ...base, tax_pct: '19' };
  expect(contentConflicts({ base, mine, theirs: { ...mine, tax_pct: '19.00' } }, format)).toEqual([]);
});

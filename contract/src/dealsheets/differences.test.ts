import { expect, test } from 'vitest';
import { calculate } from '../calculator/calculate.ts';
import { emptyInputs } from '../calculator/from-preset.ts';
import type { CalculationLine } from '../calculator/inputs.ts';
import type { DealsheetContent } from './content.ts';
import { differencesBetween, figuresChanged } from './differences.ts';

const line = (key: string, of: Partial<CalculationLine> = {}): CalculationLine => ({
  ...{ key, name: key, service_type_id: null, role: null, phase: null, currency: null },
  ...{ quantity: '10', unit: 'hour', cost_rate: '20', list_rate: '40', discount_pct: '0' },
  ...of,
});
const { assumptions: _, ...basis } = emptyInputs({ currency: 'GBP', rate_day: '2026-03-02' });
const before: DealsheetContent = {
  ...basis,
  ...{ expenses: [], validity_days: 30, terms: 'Net 30.', assumptions: ['Day work', 'One gate'] },
  risks: [{ text: 'Rain', likelihood: 'low', impact: 'high', mitigation: '' }],
  lines: [line('a'), line('b'), line('c')],
};

test('a content is no other than itself, and 10 is no other than 10.00', () => {
  const nothing = { fields: [], entries: [], reordered: [] };
  expect(differencesBetween(before, before)).toEqual(nothing);
  const [first, ...others] = before.lines;
  const again = { ...line('a'), ...first, quantity: '10.00' };
  const after = { ...before, hours_per_day: '8.0', lines: [again, ...others] };
  expect(differencesBetween(before, after)).toEqual(nothing);
});

test('lines that came, went or changed are told by their keys, with each field before and after', () => {
  const after = {
    ...before,
    lines: [line('c', { quantity: '12', role: 'Steward' }), line('a'), line('d')],
  };
  expect(differencesBetween(before, after)).toEqual({
    fields: [],
    entries: [
      {
        ...{ list: 'lines', key: 'c', name: 'c', change: 'changed' },
        fields: [
          { field: 'role', before: null, after: 'Steward' },
          { field: 'quantity', before: '10', after: '12' },
        ],
      },
      { list: 'lines', key: 'd', name: 'd', change: 'added', fields: [] },
      { list: 'lines', key: 'b', name: 'b', change: 'removed', fields: [] },
    ],
    reordered: ['lines'],
  });
});

test('fields, what is aimed at, risks and assumptions are compared as well', () => {
  const after: DealsheetContent = {
    ...before,
    ...{ discount_pct: '5', terms: 'Net 14.', target: { ...before.target, price_minor: 5 } },
    risks: [{ text: 'Rain', likelihood: 'high', impact: 'high', mitigation: 'Tents' }],
    assumptions: ['One gate', 'One gate'],
  };
  const { fields, entries, reordered } = differencesBetween(before, after);
  expect(fields).toEqual([
    { field: 'discount_pct', before: '0', after: '5' },
    { field: 'price_minor', before: null, after: 5 },
    { field: 'terms', before: 'Net 30.', after: 'Net 14.' },
  ]);
  expect(entries.map(({ list, change, key }) => `${list} ${change} ${key}`)).toEqual([
    'risks changed Rain',
    'assumptions added One gate (2)',
    'assumptions removed Day work',
  ]);
  expect(entries[0]?.fields.map(({ field }) => field)).toEqual(['likelihood', 'mitigation']);
  expect(reordered).toEqual([]);
});

test('of two results the figures that changed are told', () => {
  const results = (discount_pct: string) => calculate({ ...before, discount_pct }, []);
  expect(figuresChanged(results('0'), results('0'))).toEqual([]);
  expect(figuresChanged(results('0'), results('10')).map(({ field }) => field)).toEqual([
    ...['discount_minor', 'price_minor', 'total_minor', 'margin_minor', 'margin_pct'],
    ...['discount_share_pct', 'blended_rate_minor'],
  ]);
});

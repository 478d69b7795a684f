import { expect, test } from 'vitest';
import { emptyInputs } from './from-preset.ts';
import type { Calculation, CalculationLine } from './inputs.ts';
import { calculationProblems } from './rules.ts';

const line = (of: Partial<CalculationLine> = {}): CalculationLine => ({
  ...{ key: 'guards', name: 'Guards', service_type_id: null, role: null, phase: null, currency: null },
  ...{ quantity: '10', unit: 'hour', cost_rate: '20', list_rate: '40', discount_pct: '0' },
  ...of,
});
const inputs = emptyInputs({ currency: 'GBP', rate_day: '2026-03-02' });
const broken = (of: Partial<Calculation>) =>
  calculationProblems({ ...inputs, ...of }, []).map(({ rule, field }) => `${rule} ${field}`);
const ofLine = (of: Partial<CalculationLine>) => broken({ lines: [line({ key: 'first' }), line(of)] });
const said = (of: Partial<Calculation>) => calculationProblems({ ...inputs, ...of }, [])[0]?.message;

test('what can be counted breaks no rule, up to the limits', () => {
  expect(broken({})).toEqual([]);
  expect(ofLine({ quantity: '100000', cost_rate: '1000000', list_rate: '0', discount_pct: '100' })).toEqual(
    [],
  );
  expect(
    broken({ hours_per_day: '24', overhead_pct: '500', contingency_pct: '0', discount_pct: '-100' }),
  ).toEqual([]);
});

test('quantities, rates, percentages and amounts out of their ranges are named by their field', () => {
  for (const quantity of ['0', '-5', '100000.0001', ''])
    expect(ofLine({ quantity })).toEqual(['quantity-out-of-range lines.1.quantity']);
  expect(ofLine({ cost_rate: '-0.01' })).toEqual(['rate-out-of-range lines.1.cost_rate']);
  expect(ofLine({ list_rate: '1000000.01' })).toEqual(['rate-out-of-range lines.1.list_rate']);
  expect(ofLine({ discount_pct: '100.01' })).toEqual(['percentage-out-of-range lines.1.discount_pct']);
  expect(broken({ hours_per_day: '24.5' })).toEqual(['quantity-out-of-range hours_per_day']);
  expect(broken({ overhead_pct: '-1', contingency_pct: '501', discount_pct: '101', tax_pct: '-1' })).toEqual(
    ['overhead_pct', 'contingency_pct', 'discount_pct', 'tax_pct'].map(
      (field) => `percentage-out-of-range ${field}`,
    ),
  );
  const target = { margin_pct: '100', utilisation_pct: '0.99', price_minor: -1 };
  expect(broken({ target })).toEqual([
    'percentage-out-of-range target.margin_pct',
    'percentage-out-of-range target.utilisation_pct',
    'amount-out-of-range target.price_minor',
  ]);
  const named = { key: 'a', name: 'A', phase: null, billable: true };
  expect(
    broken({
      overheads: [{ key: 'a', name: 'A', amount_minor: -1 }],
      expenses: [{ ...named, cost_minor: 1e13 + 1, markup_pct: '501' }],
    }),
  ).toEqual([
    'amount-out-of-range overheads.0.amount_minor',
    'amount-out-of-range expenses.0.cost_minor',
    'percentage-out-of-range expenses.0.markup_pct',
  ]);
});

test('a phase is one of the phases, and a key stands once in its list', () => {
  expect(ofLine({ phase: 'Show' })).toEqual(['unknown-phase lines.1.phase']);
  expect(ofLine({ key: 'first' })).toEqual(['key-taken lines.1.key']);
  expect(broken({ phases: ['Show', 'Show'], lines: [line({ phase: 'Show' })] })).toEqual([
    'key-taken phases.1',
  ]);
});

test('a currency without a rate is named with the day, and a rate after that day is none', () => {
  const foreign = { lines: [line(), line({ key: 'fees', currency: 'EUR' })] };
  expect(broken(foreign)).toEqual(['no-exchange-rate lines.1.currency']);
  expect(said(foreign)).toMatch('No exchange rate brings EUR into GBP on 2026-03-02.');
  const rate = (day: string) => [{ currency: 'EUR', into: 'GBP', rate: '0.8', day }];
  const asked = (day: string) => calculationProblems({ ...inputs, ...foreign }, rate(day)).length;
  expect([asked('2026-03-02'), asked('2026-03-03')]).toEqual([0, 1]);
});

test('more money than can be kept is refused, in a line or in all of them', () => {
  const most = { quantity: '100000', list_rate: '1000000', cost_rate: '0' };
  const dear = { ...most, cost_rate: '1000000' };
  const target = { ...inputs.target, utilisation_pct: '1' };
  expect(broken({ lines: [line(), line({ key: 'b', ...dear })], target })).toEqual([]);
  const clf = { currency: 'CLF', target };
  expect(broken({ ...clf, lines: [line(), line({ key: 'b', ...dear })] })).toEqual([
    'too-much-money lines.1.quantity',
  ]);
  const lines = Array.from({ length: 10 }, (_, at) => line({ key: `line-${at}`, ...most }));
  expect(broken({ currency: 'CLF', lines })).toEqual(['too-much-money lines']);
});

test('a message says what is wrong, which limit there is and what to do', () => {
  expect(said({ lines: [line({ quantity: '-5' })] })).toBe(
    'The quantity is -5. Enter more than 0 and at most 100,000, or remove the line.',
  );
  expect(said({ lines: [line({ list_rate: '' })] })).toBe(
    'There is no list rate yet. Enter one from 0 to 1,000,000.',
  );
  expect(said({ target: { ...inputs.target, margin_pct: '100' } })).toBe(
    'The margin aimed at is 100 %. Enter one from -100 to less than 100 %.',
  );
  expect(said({ target: { ...inputs.target, price_minor: -150 } })).toBe(
    'The agreed price is -1.50 GBP. Enter one from 0 to 100,000,000,000 GBP.',
  );
});

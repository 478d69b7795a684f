import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import type { Calculation, CalculationLine } from './inputs.ts';
import { neededCurrencies, usedRates } from './needed-rates.ts';
import { calculationResults } from './results.ts';
import { solveFor } from './solve.ts';

const line = (of: Partial<CalculationLine>): CalculationLine => ({
  ...{ key: 'guards', name: 'Guards', service_type_id: null, role: null, phase: null, currency: null },
  ...{ quantity: '10', unit: 'hour', cost_rate: '20', list_rate: '40', discount_pct: '0' },
  ...of,
});

const calculation = (of: Partial<Calculation> = {}): Calculation => ({
  ...{ currency: 'GBP', rate_day: '2026-03-02', hours_per_day: '8', phases: [], lines: [line({})] },
  ...{ overhead_pct: '0', overheads: [], contingency_pct: '0', discount_pct: '0', tax_pct: '0' },
  target: { margin_pct: null, price_minor: null, utilisation_pct: null },
  ...of,
});

const aiming = (of: Partial<Calculation['target']>) => ({
  target: { ...calculation().target, ...of },
});

test('every sum is of what is shown above it', () => {
  const results = calculate(
    calculation({
      phases: ['Set-up', 'Show'],
      lines: [
        line({ quantity: '33.3333', list_rate: '1.005', discount_pct: '10', phase: 'Show' }),
        line({ key: 'chairs', unit: 'piece', quantity: '3', list_rate: '0.3333', cost_rate: '0.1' }),
      ],
      expenses: [
        ...[{ key: 'van', name: 'Van', phase: 'Set-up', cost_minor: 1005, markup_pct: '10', billable: true }],
        ...[{ key: 'tea', name: 'Tea', phase: null, cost_minor: 100, markup_pct: '10', billable: false }],
      ],
      ...{ overhead_pct: '5', overheads: [{ key: 'rent', name: 'Rent', amount_minor: 500 }] },
      ...{ contingency_pct: '10', discount_pct: '2.5', tax_pct: '20' },
    }),
    [],
  );
  expect(calculationResults.parse(results)).toEqual(results);
  expect(results).toMatchObject({
    ...{ list_minor: 3450, line_discount_minor: 335, subtotal_minor: 3115, discount_minor: 78 },
    ...{ expenses_price_minor: 1106, price_minor: 4143, tax_minor: 829, total_minor: 4972 },
    ...{ direct_cost_minor: 66_697, expenses_cost_minor: 1105, overhead_minor: 3835 },
    ...{ contingency_minor: 7164, cost_minor: 78_801, margin_minor: -74_658, margin_pct: '-1802.03' },
    ...{ discount_share_pct: '11.97', hours: '33.3333', blended_rate_minor: 88 },
    phases: [
      { name: 'Set-up', price_minor: 1106, cost_minor: 1005, hours: '0' },
      { name: 'Show', price_minor: 3015, cost_minor: 66_667, hours: '33.3333' },
      { name: null, price_minor: 100, cost_minor: 130, hours: '0' },
    ],
  });
});

test('an hour, a day and a month cost their rate divided by the utilisation; a piece does not', () => {
  const lines = (['hour', 'day', 'month', 'piece'] as const).map((unit) => line({ key: unit, unit }));
  const results = calculate(calculation({ lines, ...aiming({ utilisation_pct: '80' }) }), []);
  expect(results.lines.map((each) => each.cost_minor)).toEqual([25_000, 25_000, 25_000, 20_000]);
  expect(results.hours).toBe('90');
});

test('an agreed price takes the place of the discount, and may be a surcharge', () => {
  const results = calculate(calculation({ discount_pct: '50', ...aiming({ price_minor: 50_000 }) }), []);
  expect(results).toMatchObject({ discount_minor: -10_000, price_minor: 50_000, margin_pct: '60.00' });
  expect(results).toMatchObject({ discount_share_pct: '-25.00', blended_rate_minor: 5000 });
});

test('a line in another currency is rounded in its own and then exchanged, either way round or through a third', () => {
  const lines = [line({ currency: 'EUR', quantity: '1.5', list_rate: '33.33', discount_pct: '10' })];
  const there = { currency: 'EUR', into: 'GBP', rate: '0.8432', day: '2026-03-01' };
  const result = calculate(calculation({ lines }), [there]).lines[0];
  expect(result).toEqual({
    ...{ key: 'guards', list_minor: 4216, discount_minor: 422, price_minor: 3794 },
    ...{ cost_minor: 2530, margin_minor: 1264 },
    own: { currency: 'EUR', price_minor: 4500, cost_minor: 3000, rate_day: '2026-03-01' },
  });
  const back = { currency: 'GBP', into: 'EUR', rate: '1.186', day: '2026-02-01' };
  expect(calculate(calculation({ lines }), [back]).lines[0]?.price_minor).toBe(3794);
  const through = [
    ...[{ currency: 'EUR', into: 'USD', rate: '1.1', day: '2026-03-01' }],
    ...[{ currency: 'GBP', into: 'USD', rate: '1.3', day: '2026-02-01' }],
  ];
  const far = calculate(calculation({ lines }), through).lines[0];
  expect(far).toMatchObject({ price_minor: 3808, own: { rate_day: '2026-02-01' } });
  expect(() => calculate(calculation({ lines }), [{ ...there, day: '2026-03-03' }])).toThrow(RangeError);
});

test('the currencies that need a rate are those of its lines and its own, and only where they differ', () => {
  const foreign = calculation({ lines: [line({}), line({ currency: 'EUR' })] });
  expect(neededCurrencies(foreign)).toEqual(['EUR', 'GBP']);
  expect(neededCurrencies(calculation())).toEqual([]);
  const rate = (day: string, currency = 'EUR') => ({ currency, into: 'GBP', rate: '0.8', day });
  const all = [rate('2026-03-01'), rate('2026-03-02'), rate('2026-03-03'), rate('2026-03-01', 'USD')];
  expect(usedRates(foreign, all)).toEqual([rate('2026-03-02')]);
});

test('the price solved for is the least whole amount with the margin, written as an agreed price', () => {
  const solution = solveFor(calculation(aiming({ margin_pct: '30' })), [], 'price');
  expect(solution).toMatchObject({ solved: true, value: 28_572, target: { price_minor: 28_572 } });
});

test('the utilisation solved for is the least hundredth of a percent with the margin', () => {
  const solution = solveFor(calculation(aiming({ margin_pct: '30' })), [], 'utilisation');
  expect(solution).toMatchObject({ solved: true, value: '71.43', target: { utilisation_pct: '71.43' } });
});

test('the margin solved for is the one that there is', () => {
  const solution = solveFor(calculation(), [], 'margin');
  expect(solution).toMatchObject({ solved: true, value: '50.00', target: calculation().target });
});

test('what cannot be solved says why, with the figures', () => {
  const asked = (of: Partial<Calculation>, unknown: 'price' | 'utilisation' | 'margin' = 'price') => {
    const solution = solveFor(calculation(of), [], unknown);
    return solution.solved ? undefined : `${solution.reason}: ${solution.message}`;
  };
  const aim = aiming({ margin_pct: '60' });
  expect(asked(aim, 'utilisation')).toMatch(
    'out-of-reach: Even at 100 % utilisation the margin is 50 %, below the 60 % aimed at.',
  );
  expect(asked({ lines: [] })).toMatch(/^no-lines/);
  expect(asked({})).toMatch(/^nothing-aimed-at/);
  expect(asked(aiming({ margin_pct: '100' }))).toMatch(/^margin-too-high: No price has a margin of 100 %/);
  expect(asked({ lines: [line({ unit: 'piece' })], ...aim }, 'utilisation')).toMatch(/^no-time/);
  expect(asked({ lines: [line({ list_rate: '0' })], ...aim }, 'utilisation')).toMatch(/^no-price/);
  expect(asked({ lines: [line({ list_rate: '0' })] }, 'margin')).toMatch(/^no-price/);
  expect(asked({ lines: [line({ cost_rate: '0' })], ...aim })).toMatch(/^no-cost/);
  const dear = { overheads: [{ key: 'all', name: 'All', amount_minor: 1e15 }] };
  expect(asked({ ...dear, ...aiming({ margin_pct: '99.99' }) })).toMatch(/^too-much-money/);
});

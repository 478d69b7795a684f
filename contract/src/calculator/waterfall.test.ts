import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { emptyInputs } from './from-preset.ts';
import { waterfallOf } from './waterfall.ts';

test('a waterfall goes from the list price to the margin, each bar beginning where the one before it ends', () => {
  const line = {
    ...{ key: 'guards', name: 'Guards', service_type_id: null, role: null, phase: null, currency: null },
    ...{ quantity: '100', unit: 'hour' as const, cost_rate: '20', list_rate: '40', discount_pct: '5' },
  };
  const van = { key: 'van', name: 'Van', phase: null, cost_minor: 1000, markup_pct: '10', billable: true };
  const inputs = emptyInputs({ currency: 'GBP', rate_day: '2026-03-02' });
  const bars = waterfallOf(
    calculate(
      {
        ...inputs,
        lines: [line],
        expenses: [van],
        discount_pct: '10',
        overhead_pct: '5',
        contingency_pct: '1',
      },
      [],
    ),
  );
  expect(bars.map(({ step, from_minor, to_minor }) => [step, from_minor, to_minor])).toEqual([
    ['list', 0, 400_000],
    ['line_discount', 400_000, 380_000],
    ['discount', 380_000, 342_000],
    ['expenses_price', 342_000, 343_100],
    ['price', 0, 343_100],
    ['direct_cost', 343_100, 143_100],
    ['expenses_cost', 143_100, 142_100],
    ['overhead', 142_100, 132_100],
    ['contingency', 132_100, 129_990],
    ['margin', 0, 129_990],
  ]);
  expect(bars.flatMap(({ step, is_total }) => (is_total ? step : []))).toEqual(['list', 'price', 'margin']);
  expect(bars[1]?.amount_minor).toBe(-20_000);
});

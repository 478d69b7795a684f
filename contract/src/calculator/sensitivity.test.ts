import { expect, test } from 'vitest';
import { emptyInputs } from './from-preset.ts';
import type { Calculation } from './inputs.ts';
import { DRIVERS, type Driver, STEPS, sensitivityOf } from './sensitivity.ts';

const inputs: Calculation = {
  ...emptyInputs({ currency: 'GBP', rate_day: '2026-03-02' }),
  lines: [
    {
      ...{ key: 'guards', name: 'Guards', service_type_id: null, role: null, phase: null, currency: null },
      ...{ quantity: '100', unit: 'hour', cost_rate: '20', list_rate: '40', discount_pct: '5' },
    },
  ],
  ...{ contingency_pct: '10', discount_pct: '10' },
};
const agreed = { ...inputs, target: { ...inputs.target, price_minor: 400_000, utilisation_pct: '90' } };

const marginsOf = (calculation: Calculation, driver: Driver) =>
  sensitivityOf(calculation, [])
    .drivers.find((each) => each.driver === driver)
    ?.steps.map(({ outturn }) => outturn?.margin_minor);

test('each driver is counted at each step, and the one that moves the margin most comes first', () => {
  const { base, drivers } = sensitivityOf(inputs, []);
  expect(base).toEqual({ price_minor: 342_000, margin_minor: 122_000, margin_pct: '35.67' });
  expect(drivers.map(({ driver, span_minor }) => [driver, span_minor])).toEqual([
    ['list_rate', 136_800],
    ['cost_rate', 88_000],
    ['utilisation', 55_000],
    ['quantity', 48_800],
    ['discount', 22_400],
    ['contingency', 8000],
  ]);
  for (const { steps } of drivers) expect(steps.map(({ step_pct }) => step_pct)).toEqual([...STEPS]);
  expect(marginsOf(inputs, 'quantity')).toEqual([97_600, 109_800, 115_900, 128_100, 134_200, 146_400]);
  expect(marginsOf(inputs, 'contingency')).toEqual([126_000, 124_000, 123_000, 121_000, 120_000, 118_000]);
});

test('there is no more utilisation than all of the time, nor more discount than all of the price', () => {
  expect(marginsOf(inputs, 'utilisation')?.slice(3)).toEqual([122_000, 122_000, 122_000]);
  expect(marginsOf({ ...inputs, discount_pct: '100' }, 'discount')?.slice(3)).toEqual([
    -220_000, -220_000, -220_000,
  ]);
});

test('an agreed price stays whatever the list rates and discounts are', () => {
  const { drivers } = sensitivityOf(agreed, []);
  const flat = drivers.filter(({ span_minor }) => span_minor === 0).map(({ driver }) => driver);
  expect(flat).toEqual(['list_rate', 'discount'] satisfies Driver[]);
});

test('what would be more money than can be kept is left out, and the rest is there', () => {
  const huge = { ...inputs, overheads: [{ key: 'all', name: 'All', amount_minor: 8.1e15 }] };
  const { drivers } = sensitivityOf({ ...huge, contingency_pct: '10' }, []);
  const steps = drivers.find(({ driver }) => driver === 'contingency')?.steps;
  expect(steps?.map(({ outturn }) => outturn === null)).toEqual([false, false, false, false, false, true]);
  expect(drivers).toHaveLength(DRIVERS.length);
});

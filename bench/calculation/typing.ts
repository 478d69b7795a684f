// Runs in the browser, bundled as the application is: the calculator's engine without anything around it.
import { calculate } from '#contract/calculator/calculate.ts';
import { emptyInputs } from '#contract/calculator/from-preset.ts';
import type { Calculation, CalculationLine } from '#contract/calculator/inputs.ts';
import { calculationProblems } from '#contract/calculator/rules.ts';
import { sensitivityOf } from '#contract/calculator/sensitivity.ts';
import { solveFor } from '#contract/calculator/solve.ts';

const CURRENCIES = [null, null, 'EUR', null, 'JPY'];
const UNITS = ['hour', 'day', 'piece', 'month'] as const;
const PHASES = ['Set-up', 'Show', null];

const lineAt = (at: number): CalculationLine => ({
  ...{ key: `line-${at}`, name: `Line ${at}`, service_type_id: null, role: null },
  ...{ quantity: `${1 + ((at * 37) % 1000)}.25`, unit: UNITS[at % 4] ?? 'hour' },
  ...{ phase: PHASES[at % 3] ?? null, currency: CURRENCIES[at % 5] ?? null },
  ...{ cost_rate: '23.4567', list_rate: '45.1234', discount_pct: at % 2 === 0 ? '0' : '7.5' },
});

const calculationOf = (lines: number): Calculation => ({
  ...emptyInputs({ currency: 'GBP', rate_day: '2026-03-02' }),
  ...{ phases: ['Set-up', 'Show'], lines: Array.from({ length: lines }, (_, at) => lineAt(at)) },
  ...{ overhead_pct: '5', contingency_pct: '10', discount_pct: '2.5', tax_pct: '20' },
  target: { margin_pct: '10', price_minor: null, utilisation_pct: '83.33' },
});

const RATES = [
  { currency: 'EUR', into: 'USD', rate: '1.1234', day: '2026-03-01' },
  { currency: 'GBP', into: 'USD', rate: '1.3157', day: '2026-03-01' },
  { currency: 'JPY', into: 'USD', rate: '0.006712', day: '2026-02-01' },
];

/** What a key in a line asks for: whether everything may be counted, and what it comes to. */
const count = (calculation: Calculation) => {
  if (calculationProblems(calculation, RATES).length > 0) throw new Error('This calculation breaks rules.');
  return calculate(calculation, RATES);
};

const timed = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/** Milliseconds of each of so many keys, every one in another line; of solving, and of the table of sensitivities. */
export const type = (lines: number, keys: number) => {
  let calculation = calculationOf(lines);
  const taken = Array.from({ length: keys }, (_, key) => {
    const at = (key * 7) % lines;
    const changed = { ...lineAt(at), quantity: `${key + 1}.5` };
    calculation = { ...calculation, lines: calculation.lines.with(at, changed) };
    return timed(() => count(calculation));
  });
  return {
    taken,
    solving: timed(() => solveFor(calculation, RATES, 'utilisation')),
    sensitivity: timed(() => sensitivityOf(calculation, RATES)),
  };
};

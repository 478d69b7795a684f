import { plainDecimal } from '../money/plain.ts';
import { type Json, leavesOf, payloadOf } from '../presets/leaves.ts';
import type { CalculatorInputs } from './inputs.ts';

/** What a scenario begins as that nothing is said of: in a currency, by the rates of a day. */
export const emptyInputs = (of: Pick<CalculatorInputs, 'currency' | 'rate_day'>): CalculatorInputs => ({
  ...of,
  ...{ hours_per_day: '8', phases: [], lines: [], overheads: [], assumptions: '' },
  ...{ overhead_pct: '0', contingency_pct: '0', discount_pct: '0', tax_pct: '0' },
  target: { margin_pct: null, price_minor: null, utilisation_pct: null },
});

/** A percentage as it is compared: `25` and `25.00` are one. */
const plain = (path: string, value: Json): Json =>
  path.endsWith('_pct') && typeof value === 'string' ? plainDecimal(value, 0) : value;

/** What a preset says of a scenario, or what stands in its inputs, as the two are compared: its lines are a scenario's own. */
export const comparedInputs = (of: object): Record<string, Json> =>
  payloadOf(
    new Map(
      [...leavesOf(of)].flatMap(([path, value]) =>
        path === '/lines' ? [] : [[path, plain(path, value)] as const],
      ),
    ),
  );

/** What of a preset's locks binds a scenario. */
export const bindingScenarioLocks = (locked: readonly string[]): string[] =>
  locked.filter((path) => path !== '/lines');

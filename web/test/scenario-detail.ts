import { calculate } from '#contract/calculator/calculate.ts';
import type { Scenario, ScenarioSummary } from '#contract/calculator/shapes.ts';
import { calculation } from './calculations.ts';

/** Its id. */
export const SCENARIO_ID = '0197a000-0000-7000-8000-0000000000c1';

const INPUTS = calculation({ assumptions: 'The gate is heated.', tax_pct: '20' });

/** A draft of two lines for a client. */
export const scenarioDetail = (different: Partial<Scenario> = {}): Scenario => {
  const inputs = different.inputs ?? INPUTS;
  const results = calculate(inputs, different.rates ?? []);
  const { price_minor, cost_minor, margin_pct } = results;
  return {
    ...{
      id: SCENARIO_ID,
      version: 3,
      number: 12,
      code: 'CALC-0012',
      name: 'Gate in winter',
      status: 'draft',
    },
    ...{ created_at: '2026-03-01T08:00:00.000Z', updated_at: '2026-03-02T08:00:00.000Z', archived_at: null },
    client: { id: '0197a000-0000-7000-8000-0000000000d1', name: 'Harbour Ltd' },
    author: { id: '0197a000-0000-7000-8000-0000000000a1', name: 'Mara Quinn' },
    ...{ lines: inputs.lines.length, currency: inputs.currency, price_minor, cost_minor, margin_pct },
    ...{ dealsheet_id: null, preset: null, inputs, results, rates: [], engine_version: 1 },
    ...different,
  };
};

/** The same as a list shows it. */
export const scenarioRow = (different: Partial<Scenario> = {}): ScenarioSummary => {
  const { inputs: _, results: __, rates: ___, engine_version: ____, ...summary } = scenarioDetail(different);
  return summary;
};

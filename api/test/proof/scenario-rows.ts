import { calculate } from '#contract/calculator/calculate.ts';
import { emptyInputs } from '#contract/calculator/from-preset.ts';
import type { CalculatorInputs } from '#contract/calculator/inputs.ts';
import type { TestDatabase } from '../database.ts';
import { insertRow } from '../factories/insert-row.ts';
import { makePreset } from './preset-rows.ts';

/** Ids of a draft, and of what it is made from. */
export interface ScenarioRows {
  readonly scenario: string;
  readonly calculatorPreset: string;
}

/** What a scenario of the proof is calculated from, with everything that one can say, in two currencies. */
export const shownInputs = (service: string | null, words: string): CalculatorInputs => ({
  ...emptyInputs({ currency: 'GBP', rate_day: '2026-03-02' }),
  ...{ phases: [`${words} phase`], overhead_pct: '10', contingency_pct: '5', tax_pct: '20' },
  overheads: [{ key: 'vans', name: `${words} vans`, amount_minor: 1_000 }],
  lines: [
    {
      ...{ key: 'guards', name: `${words} guards`, service_type_id: service, role: `${words} guard` },
      ...{ quantity: '40', unit: 'hour', phase: `${words} phase`, currency: 'EUR', discount_pct: '2.5' },
      ...{ cost_rate: '60', list_rate: '100' },
    },
  ],
  target: { margin_pct: '25', price_minor: null, utilisation_pct: '80' },
  assumptions: `${words} days`,
});

/** A draft with everything that one can say of it, made from a preset. */
export const makeScenario = async (
  database: TestDatabase,
  org_id: string,
  { client, service, member, mark }: { client: string; service: string; member: string | null; mark: string },
): Promise<ScenarioRows> => {
  const calculatorPreset = await makePreset(database, { org_id, mark, kind: 'calculator' }, '/tax_pct', {
    ...{ tax_pct: '20', overhead_pct: '12', assumptions: `${mark} days` },
    lines: [
      { name: 'Dogs', service_code: null, role: null, quantity: '2', unit: 'day', phase: `${mark} phase` },
    ],
  });
  const inputs = shownInputs(service, mark);
  const rates = [{ currency: 'EUR', into: 'GBP', rate: '0.8500', day: '2026-03-02' }];
  const results = calculate(inputs, rates);
  const { currency, price_minor, cost_minor, margin_pct } = results;
  const scenario = await insertRow(database, 'calculator_scenarios', {
    ...{
      org_id,
      number: 1,
      name: `${mark} harbour`,
      client_id: client,
      author_id: member,
      engine_version: 1,
    },
    ...{ currency, price_minor, cost_minor, margin_pct, lines: 1 },
    ...{ preset_id: calculatorPreset, preset_revision: 1 },
    ...{ inputs, results, rates: JSON.stringify(rates) },
  });
  await insertRow(database, 'events', {
    ...{ org_id, type: 'scenario.created', subject_type: 'scenario', subject_id: scenario },
    ...{ actor_name: `${mark} person`, changes: { name: [null, `${mark} harbour`] } },
  });
  return { scenario, calculatorPreset };
};

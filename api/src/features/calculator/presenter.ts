import { bindingScenarioLocks } from '#contract/calculator/from-preset.ts';
import { calculatorInputs } from '#contract/calculator/inputs.ts';
import { calculationResults } from '#contract/calculator/results.ts';
import { type Scenario, type ScenarioSummary, usedRate } from '#contract/calculator/shapes.ts';
import { appliedAs } from '../presets/queries.ts';
import type { ScenarioRow, WholeRow } from './queries/scenarios.ts';

/** A scenario as a list shows it. */
export const presentSummary = ({ preset, ...row }: ScenarioRow): ScenarioSummary => ({
  ...row,
  preset: preset && appliedAs(preset, bindingScenarioLocks(preset.locked)),
});

/** A scenario whole. */
export const presentScenario = ({ inputs, results, rates, engine_version, ...row }: WholeRow): Scenario => ({
  ...presentSummary(row),
  inputs: calculatorInputs.parse(inputs),
  results: calculationResults.parse(results),
  rates: usedRate.array().parse(rates),
  engine_version,
});

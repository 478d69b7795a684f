import { calculate } from '#contract/calculator/calculate.ts';
import { emptyInputs } from '#contract/calculator/from-preset.ts';
import type { CalculatorInputs } from '#contract/calculator/inputs.ts';
import { usedRates } from '#contract/calculator/needed-rates.ts';
import { solveFor } from '#contract/calculator/solve.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import type { Stage } from './happening.ts';
import { momentsOf } from './scenario-history.ts';
import type { DemoScenario } from './scenarios.ts';

/** A scenario of the demo with what it comes to. */
export type CountedScenario = ReturnType<typeof countedIn>;

/** Counts a scenario by the rates of the day on which it was begun, solved where it says so. */
export const countedIn = (
  stage: Stage,
  scenario: DemoScenario,
  number: number,
  all: readonly DatedRate[],
) => {
  const rate_day = momentsOf(stage, scenario).begun.toISOString().slice(0, 10);
  const said: CalculatorInputs = { ...emptyInputs({ currency: 'GBP', rate_day }), ...scenario.inputs };
  const rates = usedRates(said, all);
  const solution = scenario.solved && solveFor(said, rates, scenario.solved);
  const inputs = solution?.solved ? { ...said, target: solution.target } : said;
  return { scenario, number, inputs, rates, results: calculate(inputs, rates) };
};

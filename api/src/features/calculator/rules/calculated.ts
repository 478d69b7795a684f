import { calculate } from '#contract/calculator/calculate.ts';
import type { CalculatorInputs } from '#contract/calculator/inputs.ts';
import { ENGINE_VERSION } from '#contract/calculator/results.ts';
import { calculationProblems } from '#contract/calculator/rules.ts';
import { Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findRates } from '../queries/rates.ts';
import { findMissing, type Problem } from './references.ts';

/** What is calculated, and for whom. */
export interface Content {
  readonly client_id: string | null;
  readonly inputs: CalculatorInputs;
}

/** What a scenario named before that it is written. */
export interface Named {
  readonly client_id: string | null;
  readonly inputs: Pick<CalculatorInputs, 'lines'>;
}

/**
 * What a scenario comes to, with the rates that it went by. What it named `before` may stay though nobody could choose it now. Throws
 * 422 with the name of the first broken rule and the fields of all.
 */
export const calculated = async (context: Context, content: Content, before: Named) => {
  const { client_id, inputs } = content;
  const missing = await findMissing(
    context,
    { client_id, lines: inputs.lines },
    { client_id: before.client_id, lines: before.inputs.lines },
  );
  const rates = await findRates(context, inputs);
  const broken = calculationProblems(inputs, rates).map(({ field, ...problem }) => ({
    ...problem,
    field: `inputs.${field}`,
  }));
  refuse([...missing, ...broken]);
  return { results: calculate(inputs, rates), rates, engine_version: ENGINE_VERSION };
};

/** What a scenario came to. */
export type Calculated = Awaited<ReturnType<typeof calculated>>;

const refuse = (problems: readonly Problem[]): void => {
  const [first] = problems;
  if (!first) return;
  const message = problems.length === 1 ? first.message : 'Some fields of the scenario need changing.';
  const fields = problems.map(({ field, message }) => ({ field, message }));
  throw new Failure('rule_broken', message, { rule: first.rule, fields });
};

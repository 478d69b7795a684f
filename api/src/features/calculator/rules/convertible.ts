import { type CalculatorInputs, calculatorInputs } from '#contract/calculator/inputs.ts';
import { calculationResults } from '#contract/calculator/results.ts';
import { usedRate } from '#contract/calculator/shapes.ts';
import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockScenario } from '../queries/scenarios.ts';

/**
 * A frozen scenario, held until the transaction ends, with what it came to. Throws 404, 422 `archived`, `not-frozen`, and
 * `scenario-converted` for one that a dealsheet was made from.
 */
export const holdConvertible = async (context: Context, id: string) => {
  const row = await lockScenario(context, id);
  if (!row) throw notFound('scenario');
  if (row.archived_at) throw brokenRule('archived', '', 'This scenario is archived: restore it first.');
  if (row.status === 'draft')
    throw brokenRule(
      'not-frozen',
      '',
      'This scenario is a draft: freeze it, so that the deal rests on what stays.',
    );
  if (row.status === 'converted')
    throw brokenRule(
      'scenario-converted',
      '',
      'A dealsheet was made from this scenario already: open that, or copy the scenario.',
    );
  const inputs: CalculatorInputs = calculatorInputs.parse(row.inputs);
  const { code, name, engine_version, author_id, created_by, updated_by } = row;
  return {
    ...{ id, code, name, inputs, engine_version },
    results: calculationResults.parse(row.results),
    rates: usedRate.array().parse(row.rates),
    writers: [
      { sub: created_by, member: author_id },
      { sub: updated_by, member: null },
    ],
  };
};

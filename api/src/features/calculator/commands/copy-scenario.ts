import { calculatorInputs } from '#contract/calculator/inputs.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { findHeld } from '../queries/scenarios.ts';
import { keepScenario } from '../writing/keep-scenario.ts';
import { markOf } from '../writing/mark-of.ts';

/** Makes a draft with the inputs of a scenario, under the same preset, and returns its id. Throws 404, 422 as of a new one. */
export const copyScenario = async (context: Context, id: string, name: string): Promise<string> => {
  const source = await findHeld(context, id);
  if (!source) throw notFound('scenario');
  const { client_id, preset, code } = source;
  const content = { client_id, inputs: calculatorInputs.parse(source.inputs) };
  return keepScenario(context, {
    ...{ name, ...content, copied: content, mark: preset && markOf(null, preset) },
    data: { copy_of: { id, code, name: source.name } },
  });
};

import { emptyInputs } from '#contract/calculator/from-preset.ts';
import type { NewScenario } from '#contract/calculator/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { beginFromPreset } from '../queries/begin-from-preset.ts';
import { readPlace } from '../queries/place.ts';
import { keepScenario } from '../writing/keep-scenario.ts';
import { markOf } from '../writing/mark-of.ts';

/**
 * Makes a draft and returns its id; what isn't said of it begins empty, in the organization's currency and by today's rates, or as a preset
 * says. Throws 403 `preset-apply`, 422 with the rule that it breaks.
 */
export const createScenario = async (
  context: Context,
  { name, client_id, inputs: said, preset }: NewScenario,
): Promise<string> => {
  const { currency, today: rate_day } = await readPlace(context);
  const empty = emptyInputs({ currency, rate_day });
  if (!preset) return keepScenario(context, { name, client_id, inputs: { ...empty, ...said } });
  const { next, inputs } = await beginFromPreset(context, preset, { empty, said, client_id });
  return keepScenario(context, { name, client_id, inputs, mark: markOf(null, next) });
};

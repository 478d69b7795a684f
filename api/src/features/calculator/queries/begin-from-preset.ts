import type { CalculatorInputs } from '#contract/calculator/inputs.ts';
import type { NewScenario } from '#contract/calculator/shapes.ts';
import { leavesOf } from '#contract/presets/leaves.ts';
import type { Context } from '../../../platform/context.ts';
import { type RevisionOf, requireApplicable, requireApplying } from '../../presets/queries.ts';
import { requireUnlocked } from '../rules/locks.ts';
import { withLines } from '../rules/with-lines.ts';
import { presetLines } from './preset-lines.ts';
import { boundBy, putInto, saidOf } from './presets.ts';

/**
 * What a new scenario begins with that is made from a revision: what is said of it comes before what the preset says, and so do its lines.
 * Throws 403 `preset-apply`, 404, 422 `preset-deprecated`, `archived`, `locked-by-preset`, `too-many-lines`.
 */
export const beginFromPreset = async (
  context: Context,
  of: RevisionOf,
  { empty, said, client_id }: Pick<NewScenario, 'client_id'> & Beginning,
) => {
  requireApplying(context);
  const next = await requireApplicable(context, of, 'calculator');
  const { payload, locked } = boundBy(next);
  requireUnlocked({ name: next.name, locked }, payload, said);
  const inputs = { ...putInto(empty, leavesOf(payload)), ...said };
  const lines = said.lines
    ? []
    : await presetLines(context, saidOf(next), { client_id, currency: inputs.currency });
  return { next, inputs: withLines(inputs, lines) };
};

interface Beginning {
  readonly empty: CalculatorInputs;
  readonly said: NewScenario['inputs'];
}

import type { ScenarioPresetPreview } from '#contract/calculator/endpoints.ts';
import { comparedInputs } from '#contract/calculator/from-preset.ts';
import { type CalculatorInputs, calculatorInputs } from '#contract/calculator/inputs.ts';
import { type CalculatorPreset, calculatorPreset } from '#contract/calculator/preset.ts';
import { notFound } from '#contract/errors.ts';
import { COMPARED } from '#contract/presets/compared.ts';
import { type Applied, reapply } from '#contract/presets/drift.ts';
import { type Json, payloadOf } from '#contract/presets/leaves.ts';
import type { PresetComparison, PresetToApply } from '#contract/presets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { compared, type RevisionApplied, requireApplicable, requireApplying } from '../../presets/queries.ts';
import { requireDraft } from '../rules/standing.ts';
import { withLines } from '../rules/with-lines.ts';
import { presetLines } from './preset-lines.ts';
import { findHeld, type HeldRow } from './scenarios.ts';

/** What a revision says of a scenario. */
export const saidOf = ({ payload }: Pick<RevisionApplied, 'payload'>): CalculatorPreset =>
  calculatorPreset.parse(payload);

/** What of a revision binds a scenario. */
export const boundBy = COMPARED.calculator_scenario;

const NOTHING: Applied = { payload: {}, locked: [] };

/** Which preset was applied to a scenario, and what has drifted. Throws 404. */
export const comparePreset = async (context: Context, id: string): Promise<PresetComparison> => {
  const row = await findHeld(context, id);
  if (!row) throw notFound('scenario');
  const { preset, inputs } = row;
  return compared(preset, preset ? boundBy(preset) : NOTHING, comparedInputs(calculatorInputs.parse(inputs)));
};

/** Inputs with places of a preset put into them. */
export const putInto = (inputs: CalculatorInputs, leaves: ReadonlyMap<string, Json>): CalculatorInputs => {
  const { target, ...fields } = payloadOf(leaves);
  return calculatorInputs.parse({
    ...inputs,
    ...fields,
    target: { ...inputs.target, ...Object(target) },
  });
};

/**
 * What applying a revision to a scenario comes to, and what it would be calculated from; lines come the first time alone, those that the
 * scenario hasn't by their name. Throws 403 `preset-apply`, 404, 422 `preset-deprecated`, `archived`, `too-many-lines`.
 */
export const planPreset = async (
  context: Context,
  { preset, client_id, ...row }: HeldRow,
  { take, leave, ...of }: PresetToApply,
) => {
  requireApplying(context);
  const next = await requireApplicable(context, of, 'calculator');
  const inputs = calculatorInputs.parse(row.inputs);
  const steps = reapply({
    ...{ base: preset && boundBy(preset), next: boundBy(next), current: comparedInputs(inputs), take, leave },
  });
  const taken = new Map(steps.flatMap(({ path, after, taken: is }) => (is ? [[path, after] as const] : [])));
  const changed = putInto(inputs, taken);
  const names = new Set(inputs.lines.map(({ name }) => name));
  const said = saidOf(next).lines ?? [];
  const lines = preset
    ? []
    : await presetLines(
        context,
        { lines: said.filter(({ name }) => !names.has(name)) },
        { client_id, currency: changed.currency },
      );
  return { next, steps, lines, inputs: withLines(changed, lines) };
};

/** The same without doing it. Throws 404, 422 `scenario-frozen` too. */
export const previewPreset = async (
  context: Context,
  id: string,
  of: PresetToApply,
): Promise<ScenarioPresetPreview> => {
  const row = await findHeld(context, id);
  if (!row) throw notFound('scenario');
  requireDraft(row);
  const { steps, lines } = await planPreset(context, row, of);
  return { version: row.version, steps, lines };
};

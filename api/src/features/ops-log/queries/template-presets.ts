import { brokenRule } from '#contract/errors.ts';
import { type OpsLogPreset, opsLogPreset } from '#contract/ops-log/preset.ts';
import { opsLogTemplateContents } from '#contract/ops-log/template-shapes.ts';
import type { PresetPreview } from '#contract/presets/applying.ts';
import { COMPARED } from '#contract/presets/compared.ts';
import { reapply } from '#contract/presets/drift.ts';
import { payloadOf } from '#contract/presets/leaves.ts';
import type { PresetComparison, PresetToApply } from '#contract/presets/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { compared, type RevisionApplied, requireApplicable, requireApplying } from '../../presets/queries.ts';
import { type Keeper, readStanding } from './templates.ts';

/** A template that stands, with what is in it. */
export type StandingTemplate = Awaited<ReturnType<typeof readStanding>>;

/** What a revision says of a template. */
export const saidOf = ({ payload }: Pick<RevisionApplied, 'payload'>): OpsLogPreset =>
  opsLogPreset.parse(payload);

/** What of a revision binds a template. */
export const boundBy = COMPARED.ops_log_template;

/** Which preset a template is made from, and what has drifted. Throws 404. */
export const compareTemplate = async (
  context: Context,
  keeper: Keeper,
  id: string,
): Promise<PresetComparison> => {
  const { preset, contents } = await readStanding(context, keeper, id);
  return compared(preset, preset ? boundBy(preset) : { payload: {}, locked: [] }, contents);
};

/**
 * What applying a revision to a template comes to, and what would be in it then. Throws 403 `preset-apply`, 404, 422
 * `preset-deprecated`, `archived`, and `preset-type` for a preset of entries of another type.
 */
export const planTemplatePreset = async (
  context: Context,
  { preset, type, contents }: StandingTemplate,
  { take, leave, ...of }: PresetToApply,
) => {
  requireApplying(context);
  const next = await requireApplicable(context, of, 'ops_log');
  requireType(saidOf(next), type);
  const steps = reapply({
    ...{ base: preset && boundBy(preset), next: boundBy(next), current: contents, take, leave },
  });
  const taken = steps.flatMap(({ path, after, taken: is }) => (is ? [[path, after] as const] : []));
  const fields = opsLogTemplateContents.parse({ ...contents, ...payloadOf(new Map(taken)) });
  return { next, steps, fields };
};

const requireType = (said: OpsLogPreset, type: StandingTemplate['type']): void => {
  if (said.type && said.type !== type)
    throw brokenRule(
      'preset-type',
      'preset_id',
      `This preset is for entries of type ${said.type}, and this template for ${type}: choose another one.`,
    );
};

/** The same without doing it. */
export const previewTemplatePreset = async (
  context: Context,
  keeper: Keeper,
  { id, of }: { readonly id: string; readonly of: PresetToApply },
): Promise<PresetPreview> => {
  const template = await readStanding(context, keeper, id);
  const { steps } = await planTemplatePreset(context, template, of);
  return { version: template.version, steps };
};

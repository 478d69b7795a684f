import { brokenRule } from '#contract/errors.ts';
import { comparedContents, EMPTY_CONTENTS } from '#contract/ops-log/preset.ts';
import type { TemplateFromPreset } from '#contract/ops-log/preset-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireApplicable, requireApplying } from '../../presets/queries.ts';
import { saidOf } from '../queries/template-presets.ts';
import type { Keeper, TemplateRow } from '../queries/templates.ts';
import { requireKeeper } from '../rules/template.ts';
import { keepTemplate } from '../writing/keep-template.ts';

const LONGEST_NAME = 60;

/**
 * Makes a template as a revision says, under the preset's name unless another is said. Throws 403 `preset-apply`, 404, 422
 * `preset-deprecated`, `archived`, `preset-type` where nobody or both say a type, and as of a new one.
 */
export const createTemplateFromPreset = async (
  context: Context,
  keeper: Keeper,
  { preset_id, revision, name, type }: TemplateFromPreset,
): Promise<TemplateRow> => {
  await requireKeeper(context, keeper);
  requireApplying(context);
  const next = await requireApplicable(context, { preset_id, revision }, 'ops_log');
  const said = saidOf(next);
  const of = said.type ?? type;
  if (!of)
    throw brokenRule(
      'preset-type',
      'type',
      'This preset fits entries of every type: choose what this is a template of.',
    );
  if (type && type !== of)
    throw brokenRule('preset-type', 'type', `This preset is for entries of type ${of}: leave it at that.`);
  const template = { ...EMPTY_CONTENTS, ...comparedContents(said), type: of };
  return keepTemplate(
    context,
    keeper,
    { ...template, name: name ?? next.name.slice(0, LONGEST_NAME).trim() },
    next,
  );
};

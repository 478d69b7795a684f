import type { PresetToApplyOver } from '#contract/presets/applying.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { planTemplatePreset } from '../queries/template-presets.ts';
import { type Keeper, requireStanding, type TemplateRow } from '../queries/templates.ts';
import { requireKeeper } from '../rules/template.ts';
import { writeTemplate } from '../writing/write-template.ts';

/** Applies a revision to a template; the same one without a difference writes nothing. Throws 403 `preset-apply`, 404, 412, 422. */
export const applyTemplatePreset = async (
  context: Context,
  keeper: Keeper,
  { id, to: { version, ...of } }: { readonly id: string; readonly to: PresetToApplyOver },
): Promise<TemplateRow> => {
  await requireKeeper(context, keeper);
  const before = await requireStanding(context, keeper, id);
  requireVersion(before, version, 'template');
  const { next, fields } = await planTemplatePreset(context, before, of);
  return writeTemplate(context, keeper, before, { contents: fields, preset: next });
};

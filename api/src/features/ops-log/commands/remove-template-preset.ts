import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireApplying } from '../../presets/queries.ts';
import { type Keeper, requireStanding } from '../queries/templates.ts';
import { requireKeeper } from '../rules/template.ts';
import { writeTemplate } from '../writing/write-template.ts';

/** Takes the preset off a template, which stays as it is. Throws 403 `preset-apply`, 404, 412, 422 `project-archived`. */
export const removeTemplatePreset = async (context: Context, keeper: Keeper, id: string): Promise<void> => {
  await requireKeeper(context, keeper);
  const before = await requireStanding(context, keeper, id);
  requireVersion(before, context.version, 'template');
  requireApplying(context);
  await writeTemplate(context, keeper, before, { contents: before.contents, preset: null });
};

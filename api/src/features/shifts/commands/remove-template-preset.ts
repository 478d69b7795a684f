import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireApplying } from '../../presets/queries.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { holdTemplate, requireTemplate } from '../queries/templates.ts';
import { requireTemplateHere } from '../rules/template-here.ts';
import { markTemplate } from '../writing/mark-template.ts';

/** Takes the preset off a template, which stays as it is. Throws 403 `preset-apply`, 404, 412, 422 `template-elsewhere`. */
export const removeTemplatePreset = async (
  context: Context,
  { project, id }: { readonly project: string; readonly id: string },
): Promise<void> => {
  await requireSeenProject(context, project);
  await holdTemplate(context, id);
  const before = await requireTemplate(context, project, id);
  requireTemplateHere(before);
  requireVersion(before, context.version, 'template');
  requireApplying(context);
  await markTemplate(context, { project, before, after: null });
};

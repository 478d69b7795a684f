import type { PresetToApplyOver } from '#contract/presets/applying.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { planTemplatePreset } from '../queries/template-presets.ts';
import { holdTemplate, requireTemplate } from '../queries/templates.ts';
import { requirePresetShifts } from '../rules/preset-shifts.ts';
import { requireTemplateHere } from '../rules/template-here.ts';
import { heldSkillsOf, keepPresetShifts } from '../writing/keep-preset-shifts.ts';
import { markTemplate } from '../writing/mark-template.ts';

interface Applying {
  readonly project: string;
  readonly id: string;
  readonly to: PresetToApplyOver;
}

/**
 * Applies a revision to a template; the same one without a difference writes nothing. Throws 403 `preset-apply`, 404, 412, 422
 * `template-elsewhere`, `preset-span`, and as of a new one.
 */
export const applyTemplatePreset = async (
  context: Context,
  { project, id, to: { version, ...of } }: Applying,
): Promise<void> => {
  await requireSeenProject(context, project);
  await holdTemplate(context, id);
  const before = await requireTemplate(context, project, id);
  requireTemplateHere(before);
  requireVersion(before, version, 'template');
  const { next, rows, shifts } = await planTemplatePreset(context, before, of);
  if (!shifts) {
    await markTemplate(context, { project, before, after: next });
    return;
  }
  const found = await requirePresetShifts(context, { span: before.span, shifts: [...shifts] });
  await keepPresetShifts(context, id, found, rows);
  const changed = { count: found.length, held_skills: await heldSkillsOf(context, found) };
  await markTemplate(context, { project, before, after: next, changed });
};

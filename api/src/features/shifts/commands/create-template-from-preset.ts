import type { RosterFromPreset } from '#contract/shifts/template-preset-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireApplicable, requireApplying } from '../../presets/queries.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { saidOf } from '../queries/template-presets.ts';
import { requirePresetShifts } from '../rules/preset-shifts.ts';
import { requireFreeName } from '../rules/template-name.ts';
import { heldSkillsOf, keepPresetShifts } from '../writing/keep-preset-shifts.ts';

const LONGEST_NAME = 60;

/**
 * Makes a template of a project as a revision says and returns its id; under the preset's name unless another is said. Throws 403
 * `preset-apply`, 404, 422 `preset-deprecated`, `archived`, `preset-shifts`, `preset-service`, `name-taken`.
 */
export const createTemplateFromPreset = async (
  context: Context,
  project_id: string,
  { preset_id, revision, name: given }: RosterFromPreset,
): Promise<string> => {
  await requireSeenProject(context, project_id);
  requireApplying(context);
  const next = await requireApplicable(context, { preset_id, revision }, 'roster');
  const said = saidOf(next);
  const shifts = await requirePresetShifts(context, said);
  const name = given ?? next.name.slice(0, LONGEST_NAME).trim();
  await requireFreeName(context, project_id, { id: null, name });
  const { id } = await context.db
    .insertInto('roster_templates')
    .values({
      ...{ org_id: context.organization, project_id, name, span: said.span ?? 'week' },
      ...{ held_skills: await heldSkillsOf(context, shifts), preset_id, preset_revision: revision },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepPresetShifts(context, id, shifts);
  await context.record({
    ...{ type: 'roster-template.created', subject: { type: 'roster-template', id }, project: project_id },
    changes: { name: [null, name], span: [null, said.span] },
    data: { shifts: shifts.length, preset: { id: preset_id, name: next.name, revision } },
  });
  return id;
};

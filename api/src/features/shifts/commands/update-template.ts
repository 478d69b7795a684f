import type { BodyOf } from '#contract/endpoint.ts';
import type { updateRosterTemplate } from '#contract/shifts/template-endpoints.ts';
import type { TemplateContents } from '#contract/shifts/template-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { holdTemplate, requireTemplate, type TemplateRow } from '../queries/templates.ts';
import { requireTemplateHere } from '../rules/template-here.ts';
import { requireUnlocked } from '../rules/template-locks.ts';
import { requireFreeName } from '../rules/template-name.ts';
import { readContents, replaceTemplateShifts, requireNobodyShared } from '../writing/keep-template.ts';

interface Change {
  readonly project: string;
  readonly id: string;
  readonly fields: BodyOf<typeof updateRosterTemplate>;
}

/** Renames, shares or saves over a template. Throws 404, 412, 422 as of a new one, `template-elsewhere`, `locked-by-preset`. */
export const updateTemplate = async (
  context: Context,
  { project, id, fields: { contents, ...fields } }: Change,
): Promise<void> => {
  await requireSeenProject(context, project);
  await holdTemplate(context, id);
  const before = await requireTemplate(context, project, id);
  requireTemplateHere(before);
  requireVersion(before, context.version, 'template');
  const changes = changesBetween(before, { ...fields, ...(contents ? { span: contents.span } : {}) });
  if (Object.keys(changes).length === 0 && !contents) return;
  if (contents) requireUnlocked(before);
  if (fields.name !== undefined) await requireFreeName(context, project, { id, name: fields.name });
  const shared = fields.shared ?? before.shared;
  const saved = contents && (await saveOver(context, project, before, { contents, shared }));
  if (!saved) requireNobodyShared(shared, before.counted.people > 0);
  await context.db
    .updateTable('roster_templates')
    .set({ name: fields.name ?? before.name, shared, ...saved?.columns })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'roster-template.changed', subject: { type: 'roster-template', id }, project },
    changes: saved ? { ...changes, shifts: [before.counted.shifts, saved.count] } : changes,
    data: contents ? { day: contents.day } : {},
  });
};

const saveOver = async (
  context: Context,
  project: string,
  { id }: TemplateRow,
  { contents, shared }: { readonly contents: TemplateContents; readonly shared: boolean },
) => {
  const { shifts, held_skills } = await readContents(context, project, contents, shared);
  await replaceTemplateShifts(context, id, contents.span, shifts);
  return { columns: { span: contents.span, held_skills }, count: shifts.length };
};

import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { holdTemplate, requireTemplate } from '../queries/templates.ts';
import { requireTemplateHere } from '../rules/template-here.ts';

/** Deletes a template; what was planned from it stays. Throws 404, 412, 422 `template-elsewhere`. */
export const deleteTemplate = async (
  context: Context,
  { project, id }: { readonly project: string; readonly id: string },
): Promise<void> => {
  await requireSeenProject(context, project);
  await holdTemplate(context, id);
  const before = await requireTemplate(context, project, id);
  requireTemplateHere(before);
  requireVersion(before, context.version, 'template');
  await context.db
    .updateTable('roster_templates')
    .set({ archived_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'roster-template.deleted', subject: { type: 'roster-template', id }, project },
    changes: { name: [before.name, null] },
  });
};

import type { Context } from '../../../platform/context.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { holdTemplate, requireOwnTemplate } from '../queries/templates.ts';
import { requireFreeName } from '../rules/template-name.ts';

/** Brings a deleted template back; one that stands stays as it is. Throws 404, 422 `name-taken`. */
export const restoreTemplate = async (
  context: Context,
  { project, id }: { readonly project: string; readonly id: string },
): Promise<void> => {
  await requireSeenProject(context, project);
  await holdTemplate(context, id);
  const { archived_at, name } = await requireOwnTemplate(context, project, id);
  if (!archived_at) return;
  await requireFreeName(context, project, { id, name });
  await context.db
    .updateTable('roster_templates')
    .set({ archived_at: null })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'roster-template.restored', subject: { type: 'roster-template', id }, project },
  });
};

import type { BodyOf } from '#contract/endpoint.ts';
import type { createRosterTemplate } from '#contract/shifts/template-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { requireSeenProject } from '../queries/seen-project.ts';
import { requireFreeName } from '../rules/template-name.ts';
import { readContents, replaceTemplateShifts } from '../writing/keep-template.ts';

/**
 * Keeps a week or a day of a project's roster as a template and returns its id. Throws 404, 422 `name-taken`, `empty-roster`,
 * `template-size`, `shared-people`.
 */
export const createTemplate = async (
  context: Context,
  project_id: string,
  { name, shared, contents }: BodyOf<typeof createRosterTemplate>,
): Promise<string> => {
  await requireSeenProject(context, project_id);
  await requireFreeName(context, project_id, { id: null, name });
  const { shifts, held_skills } = await readContents(context, project_id, contents, shared);
  const { span } = contents;
  const { id } = await context.db
    .insertInto('roster_templates')
    .values({ org_id: context.organization, project_id, name, span, shared, held_skills })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceTemplateShifts(context, id, span, shifts);
  await context.record({
    ...{ type: 'roster-template.created', subject: { type: 'roster-template', id }, project: project_id },
    changes: { name: [null, name], span: [null, span], shared: [null, shared] },
    data: { day: contents.day, shifts: shifts.length },
  });
  return id;
};

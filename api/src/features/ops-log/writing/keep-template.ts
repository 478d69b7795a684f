import type { NewOpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { RevisionApplied } from '../../presets/queries.ts';
import { type Keeper, requireTemplate, type TemplateRow } from '../queries/templates.ts';
import { requireContents, requireRoom } from '../rules/template.ts';

/** Keeps a new template, written or made from a revision of a preset. Throws 422 with the rule that it breaks. */
export const keepTemplate = async (
  context: Context,
  keeper: Keeper,
  { type, name, ...contents }: NewOpsLogTemplate,
  from?: Pick<RevisionApplied, 'id' | 'name' | 'revision'>,
): Promise<TemplateRow> => {
  requireContents(type, contents);
  await requireRoom(context, keeper, { id: null, type, name });
  const { id } = await context.db
    .insertInto('ops_log_templates')
    .values({
      ...{ org_id: context.organization, project_id: keeper, type, name },
      ...(from ? { preset_id: from.id, preset_revision: from.revision } : {}),
      payload: JSON.stringify(contents),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    ...{ type: 'ops-log-template.created', subject: { type: 'ops-log-template', id } },
    ...(keeper === null ? {} : { project: keeper }),
    changes: { type: [null, type], name: [null, name] },
    ...(from ? { data: { preset: { id: from.id, name: from.name, revision: from.revision } } } : {}),
  });
  return requireTemplate(context, keeper, id);
};

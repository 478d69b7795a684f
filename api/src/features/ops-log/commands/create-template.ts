import type { NewOpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { type Keeper, requireTemplate, type TemplateRow } from '../queries/templates.ts';
import { requireContents, requireKeeper, requireRoom } from '../rules/template.ts';

/** Keeps what entries of a type start from. Throws 404, 422 with the rule that it breaks. */
export const createTemplate = async (
  context: Context,
  keeper: Keeper,
  { type, name, ...contents }: NewOpsLogTemplate,
): Promise<TemplateRow> => {
  await requireKeeper(context, keeper);
  requireContents(type, contents);
  await requireRoom(context, keeper, { id: null, type, name });
  const { id } = await context.db
    .insertInto('ops_log_templates')
    .values({
      ...{ org_id: context.organization, project_id: keeper, type, name },
      payload: JSON.stringify(contents),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    ...{ type: 'ops-log-template.created', subject: { type: 'ops-log-template', id } },
    ...(keeper === null ? {} : { project: keeper }),
    changes: { type: [null, type], name: [null, name] },
  });
  return requireTemplate(context, keeper, id);
};

import type { Context } from '../../../platform/context.ts';
import { type Keeper, requireTemplate, type TemplateRow } from '../queries/templates.ts';
import { requireKeeper, requireRoom } from '../rules/template.ts';

/** Brings an archived template back; one that stands stays as it is. Throws 404, 422 `name-taken`, `template-count`. */
export const restoreTemplate = async (context: Context, keeper: Keeper, id: string): Promise<TemplateRow> => {
  await requireKeeper(context, keeper);
  const before = await requireTemplate(context, keeper, id);
  if (!before.archived_at) return before;
  await requireRoom(context, keeper, before);
  await context.db
    .updateTable('ops_log_templates')
    .set({ archived_at: null })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'ops-log-template.restored', subject: { type: 'ops-log-template', id } },
    ...(keeper === null ? {} : { project: keeper }),
  });
  return requireTemplate(context, keeper, id);
};

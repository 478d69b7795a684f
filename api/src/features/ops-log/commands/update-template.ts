import type { OpsLogTemplateChanges } from '#contract/ops-log/template-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type Keeper, requireStanding, requireTemplate, type TemplateRow } from '../queries/templates.ts';
import { requireContents, requireKeeper, requireRoom } from '../rules/template.ts';

/** Changes what entries start from; what was written stays. Throws 404, 412, 422 as of a new one. */
export const updateTemplate = async (
  context: Context,
  keeper: Keeper,
  { id, fields }: { readonly id: string; readonly fields: OpsLogTemplateChanges },
): Promise<TemplateRow> => {
  await requireKeeper(context, keeper);
  const before = await requireStanding(context, keeper, id);
  requireVersion(before, context.version, 'template');
  const { type, contents: old } = before;
  const changes = changesBetween({ name: before.name, ...old }, fields);
  if (Object.keys(changes).length === 0) return before;
  const { name = before.name, ...changed } = fields;
  const contents = {
    ...{ title: changed.title ?? old.title, body: changed.body ?? old.body, tags: changed.tags ?? old.tags },
    severity: changed.severity === undefined ? old.severity : changed.severity,
    follow_up_days: changed.follow_up_days === undefined ? old.follow_up_days : changed.follow_up_days,
  };
  requireContents(type, contents);
  await requireRoom(context, keeper, { id, type, name });
  await context.db
    .updateTable('ops_log_templates')
    .set({ name, payload: JSON.stringify(contents) })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'ops-log-template.changed', subject: { type: 'ops-log-template', id }, changes },
    ...(keeper === null ? {} : { project: keeper }),
  });
  return requireTemplate(context, keeper, id);
};

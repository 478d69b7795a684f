import type { OpsLogTemplateChanges } from '#contract/ops-log/template-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type Keeper, requireStanding, type TemplateRow } from '../queries/templates.ts';
import { requireKeeper } from '../rules/template.ts';
import { writeTemplate } from '../writing/write-template.ts';

/** Changes what entries start from; what was written stays. Throws 404, 412, 422 `locked-by-preset` and as of a new one. */
export const updateTemplate = async (
  context: Context,
  keeper: Keeper,
  { id, fields }: { readonly id: string; readonly fields: OpsLogTemplateChanges },
): Promise<TemplateRow> => {
  await requireKeeper(context, keeper);
  const before = await requireStanding(context, keeper, id);
  requireVersion(before, context.version, 'template');
  const { name = before.name, ...changed } = fields;
  const { contents: old } = before;
  return writeTemplate(context, keeper, before, {
    name,
    contents: {
      ...{
        title: changed.title ?? old.title,
        body: changed.body ?? old.body,
        tags: changed.tags ?? old.tags,
      },
      severity: changed.severity === undefined ? old.severity : changed.severity,
      follow_up_days: changed.follow_up_days === undefined ? old.follow_up_days : changed.follow_up_days,
    },
  });
};

import type { NewOpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Keeper, TemplateRow } from '../queries/templates.ts';
import { requireKeeper } from '../rules/template.ts';
import { keepTemplate } from '../writing/keep-template.ts';

/** Keeps what entries of a type start from. Throws 404, 422 with the rule that it breaks. */
export const createTemplate = async (
  context: Context,
  keeper: Keeper,
  template: NewOpsLogTemplate,
): Promise<TemplateRow> => {
  await requireKeeper(context, keeper);
  return keepTemplate(context, keeper, template);
};

import type { ViewFields } from '#contract/saved-views/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireView } from '../queries/read-views.ts';
import { checkView, requireChangeable, requireSharing } from '../rules/check-view.ts';

/** Changes a view. Throws 404, 403 for somebody else's below manager, 412, and 422 as `checkView`. */
export const updateView = async (
  context: Context,
  list: string,
  id: string,
  input: Partial<ViewFields>,
): Promise<void> => {
  const before = await requireView(context, list, id);
  requireChangeable(before);
  requireVersion(before, context.version, 'view');
  const { parameters, ...fields } = input;
  const changes = changesBetween(before, input);
  if (Object.keys(changes).length === 0) return;
  const after = { ...before, ...input };
  if (after.shared && !before.shared) requireSharing(context);
  await checkView(context, { ...after, list, owner_id: before.owner.id });
  await context.db
    .updateTable('saved_views')
    .set({ ...fields, ...(parameters ? { parameters: JSON.stringify(parameters) } : {}) })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    type: 'saved-view.updated',
    subject: { type: 'saved_view', id },
    changes: before.shared || after.shared ? changes : {},
    data: { list },
  });
};

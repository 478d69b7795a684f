import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireView } from '../queries/read-views.ts';
import { requireChangeable } from '../rules/check-view.ts';

/** Deletes a view. Throws 404, 403 for somebody else's below manager, 412. */
export const deleteView = async (context: Context, list: string, id: string): Promise<void> => {
  const view = await requireView(context, list, id);
  requireChangeable(view);
  requireVersion(view, context.version, 'view');
  await context.db
    .deleteFrom('saved_views')
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    type: 'saved-view.deleted',
    subject: { type: 'saved_view', id },
    changes: view.shared ? { name: [view.name, null] } : {},
    data: { list },
  });
};

import type { ViewFields } from '#contract/saved-views/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { checkView, requireMember, requireSharing } from '../rules/check-view.ts';

/** Keeps a view of a list and returns its id. Throws 403 where the caller may not share; 422 as `checkView`. */
export const createView = async (context: Context, list: string, view: ViewFields): Promise<string> => {
  const owner_id = requireMember(context);
  const { name, parameters, shared } = view;
  if (shared) requireSharing(context);
  await checkView(context, { list, owner_id, name, shared, id: null });
  const { id } = await context.db
    .insertInto('saved_views')
    .values({
      ...{ org_id: context.organization, list, owner_id, name, shared },
      parameters: JSON.stringify(parameters),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    type: 'saved-view.created',
    subject: { type: 'saved_view', id },
    // What one keeps for oneself is nobody else's to read.
    changes: shared ? { name: [null, name], shared: [null, true] } : {},
    data: { list },
  });
  return id;
};

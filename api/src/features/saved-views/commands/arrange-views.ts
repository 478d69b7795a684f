import { notFound } from '#contract/errors.ts';
import type { ViewHabits } from '#contract/saved-views/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { listViews } from '../queries/read-views.ts';
import { requireMember } from '../rules/check-view.ts';

/** Remembers in which order the caller wants the views of a list, and which one it opens with. Throws 404, and 422 from outside the team. */
export const arrangeViews = async (
  context: Context,
  list: string,
  { order, home }: ViewHabits,
): Promise<void> => {
  const member_id = requireMember(context);
  const known = await listViews(context, list);
  if (order.some((id) => !known.data.some((view) => view.id === id))) throw notFound('view');
  await context.db
    .insertInto('list_habits')
    .values({ org_id: context.organization, member_id, list, home, view_order: order })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'member_id', 'list']).doUpdateSet({ home, view_order: order }),
    )
    .execute();
  await context.record({
    type: 'saved-view.arranged',
    subject: { type: 'member', id: member_id },
    data: { list },
  });
};

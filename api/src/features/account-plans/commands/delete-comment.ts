import type { deletePlanComment as endpoint } from '#contract/account-plans/comments.ts';
import type { ParamsOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireOwn, requireSpeaker } from '../../comments/queries.ts';
import { lockComment } from '../queries/plan-comments.ts';
import { requirePlan } from '../queries/require-plan.ts';

/** Deletes an own comment for good. Throws 404, 412, 422 `member-required`, `own-comment`. */
export const deleteComment = async (
  context: Context,
  { plan_id, comment_id: id }: ParamsOf<typeof endpoint>,
): Promise<void> => {
  const member = requireSpeaker(context);
  const plan = await requirePlan(context, plan_id);
  const before = await lockComment(context, plan_id, id);
  requireVersion(before, context.version, 'comment');
  requireOwn(member, before);
  await context.db
    .updateTable('plan_comments')
    .set({ body: '', mentions: [], archived_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'plan-comment.deleted', subject: { type: 'plan-comment', id } },
    data: { plan: { id: plan_id, name: plan.name }, section: before.section },
  });
};

import type { editPlanComment as endpoint } from '#contract/account-plans/comments.ts';
import type { BodyOf, ParamsOf } from '#contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireOwn, requireSpeaker } from '../../comments/queries.ts';
import { lockComment } from '../queries/plan-comments.ts';
import { requirePlan } from '../queries/require-plan.ts';
import { requireMentionable } from '../rules/mentioned.ts';
import { requireUnarchived } from '../rules/writable.ts';

/** Writes an own comment anew; without a difference nothing is written. Throws 404, 412, 422 as of a new one, and `own-comment`. */
export const editComment = async (
  context: Context,
  { plan_id, comment_id: id }: ParamsOf<typeof endpoint>,
  { body }: BodyOf<typeof endpoint>,
): Promise<void> => {
  const member = requireSpeaker(context);
  const plan = await requirePlan(context, plan_id);
  requireUnarchived(plan);
  const before = await lockComment(context, plan_id, id);
  requireVersion(before, context.version, 'comment');
  requireOwn(member, before);
  if (before.body === body) return;
  const mentions = await requireMentionable(context, body, before.mentions);
  await context.db
    .updateTable('plan_comments')
    .set({ body, mentions, edited_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  const added = mentions.filter((one) => !before.mentions.includes(one));
  await context.record({
    ...{ type: 'plan-comment.edited', subject: { type: 'plan-comment', id } },
    data: { plan: { id: plan_id, name: plan.name }, section: before.section, mentions: added },
  });
};

import type { NewPlanComment } from '#contract/account-plans/comments.ts';
import type { Context } from '../../../platform/context.ts';
import { requireSpeaker } from '../../comments/queries.ts';
import { requirePlan } from '../queries/require-plan.ts';
import { requireMentionable } from '../rules/mentioned.ts';
import { requireUnarchived } from '../rules/writable.ts';

/**
 * Says something of a part of a plan and answers the comment's id: it is no part of the plan, so also while nobody writes in it. Throws 404,
 * 422 `archived`, `member-required`, `mention-sees-plan`.
 */
export const addComment = async (
  context: Context,
  plan_id: string,
  { section, body }: NewPlanComment,
): Promise<string> => {
  const member_id = requireSpeaker(context);
  const plan = await requirePlan(context, plan_id);
  requireUnarchived(plan);
  const mentions = await requireMentionable(context, body);
  const { id } = await context.db
    .insertInto('plan_comments')
    .values({ ...{ org_id: context.organization, plan_id, section, member_id }, body, mentions })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    ...{ type: 'plan-comment.added', subject: { type: 'plan-comment', id } },
    data: { plan: { id: plan_id, name: plan.name }, section, mentions },
  });
  return id;
};

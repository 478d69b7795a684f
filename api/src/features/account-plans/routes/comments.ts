import * as endpoints from '#contract/account-plans/comments.ts';
import { initialsOf } from '#contract/choices/initials.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { addComment } from '../commands/add-comment.ts';
import { deleteComment } from '../commands/delete-comment.ts';
import { editComment } from '../commands/edit-comment.ts';
import { listMentionable } from '../queries/mentionable.ts';
import { countComments, listComments, readComment } from '../queries/plan-comments.ts';
import { requirePlan } from '../queries/require-plan.ts';

/** What is said of the parts of account plans. */
export const registerPlanComments = (api: Api): void => {
  route(api, endpoints.listPlanComments, async (context, { params: { plan_id }, query }) => {
    await requirePlan(context, plan_id);
    return listComments(context, plan_id, query);
  });
  route(api, endpoints.countPlanComments, async (context, { params: { plan_id } }) => {
    await requirePlan(context, plan_id);
    return { data: await countComments(context, plan_id) };
  });
  route(api, endpoints.addPlanComment, async (context, { params: { plan_id }, body }) =>
    readComment(context, plan_id, await addComment(context, plan_id, body)),
  );
  route(api, endpoints.editPlanComment, async (context, { params, body }) => {
    await editComment(context, params, body);
    return readComment(context, params.plan_id, params.comment_id);
  });
  route(api, endpoints.deletePlanComment, async (context, { params }) => {
    await deleteComment(context, params);
    return undefined;
  });
  route(api, endpoints.listPlanMentionable, async (context, { params: { plan_id }, query }) => {
    await requirePlan(context, plan_id);
    const people = await listMentionable(context, query);
    return {
      data: people.map(({ id, name, position }) => ({ id, name, position, initials: initialsOf(name) })),
    };
  });
};

import * as endpoints from '#contract/comments/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { addComment } from './commands/add-comment.ts';
import { deleteComment } from './commands/delete-comment.ts';
import { editComment } from './commands/edit-comment.ts';
import { restoreComment } from './commands/restore-comment.ts';
import { settleThread } from './commands/settle-thread.ts';
import { presentMentionable } from './presenter.ts';
import { readComment, readThread, requireProject } from './queries/find-comment.ts';
import { listMentionable } from './queries/list-mentionable.ts';

/** What people say of a project. */
export const registerComments = (api: Api): void => {
  const { rules } = api.people;
  route(api, endpoints.addComment, async (context, { params, body }) =>
    readComment(context, await addComment(context, rules(), params.project_id, body)),
  );
  route(api, endpoints.readThread, async (context, { params }) => {
    await requireProject(context, params.project_id);
    return readThread(context, params.project_id, params.comment_id);
  });
  route(api, endpoints.editComment, async (context, { params: { project_id, comment_id }, body }) => {
    await editComment(context, rules(), { project: project_id, id: comment_id, ...body });
    return readComment(context, comment_id);
  });
  route(api, endpoints.deleteComment, async (context, { params: { project_id, comment_id } }) => {
    await deleteComment(context, project_id, comment_id);
    return undefined;
  });
  route(api, endpoints.restoreComment, async (context, { params: { project_id, comment_id } }) => {
    await restoreComment(context, project_id, comment_id);
    return readComment(context, comment_id);
  });
  route(api, endpoints.resolveThread, async (context, { params: { project_id, comment_id } }) => {
    await settleThread(context, { project: project_id, id: comment_id }, true);
    return readThread(context, project_id, comment_id);
  });
  route(api, endpoints.reopenThread, async (context, { params: { project_id, comment_id } }) => {
    await settleThread(context, { project: project_id, id: comment_id }, false);
    return readThread(context, project_id, comment_id);
  });
  route(api, endpoints.listMentionable, async (context, { params, query }) => {
    await requireProject(context, params.project_id);
    const people = await listMentionable(context, rules(), params.project_id, query);
    return { data: people.map(presentMentionable) };
  });
};

import { initialsOf } from '#contract/choices/initials.ts';
import * as endpoints from '#contract/dealsheets/comments.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { addComment } from '../commands/add-comment.ts';
import { deleteComment } from '../commands/delete-comment.ts';
import { editComment } from '../commands/edit-comment.ts';
import { listComments, readComment } from '../queries/comments.ts';
import { listMentionable } from '../queries/insiders.ts';
import { requireDealsheet } from '../queries/read-dealsheet.ts';

/** What is said of dealsheets. */
export const registerDealComments = (api: Api): void => {
  route(api, endpoints.listDealsheetComments, async (context, { params: { dealsheet_id }, query }) => {
    await requireDealsheet(context, dealsheet_id);
    return listComments(context, dealsheet_id, query);
  });
  route(api, endpoints.addDealsheetComment, async (context, { params: { dealsheet_id }, body }) =>
    readComment(context, dealsheet_id, await addComment(context, dealsheet_id, body)),
  );
  route(
    api,
    endpoints.editDealsheetComment,
    async (context, { params: { dealsheet_id, comment_id: id }, body }) => {
      await editComment(context, dealsheet_id, { id, ...body });
      return readComment(context, dealsheet_id, id);
    },
  );
  route(api, endpoints.deleteDealsheetComment, async (context, { params: { dealsheet_id, comment_id } }) => {
    await deleteComment(context, dealsheet_id, comment_id);
    return undefined;
  });
  route(api, endpoints.listDealsheetMentionable, async (context, { params: { dealsheet_id }, query }) => {
    await requireDealsheet(context, dealsheet_id);
    const people = await listMentionable(context, query);
    return {
      data: people.map(({ id, name, position }) => ({ id, name, position, initials: initialsOf(name) })),
    };
  });
};

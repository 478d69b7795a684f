import type { DealsheetRemark } from '#contract/dealsheets/comments.ts';
import type { Context } from '../../../platform/context.ts';
import { requireSpeaker } from '../../comments/queries.ts';
import { requireDealsheet } from '../queries/read-dealsheet.ts';
import { requireMentionable } from '../rules/mentioned.ts';
import { requireUnarchived } from '../writing/hold-dealsheet.ts';

/** Says something of a dealsheet and answers the comment's id. Throws 404, 422 `archived`, `member-required`, `mention-sees-dealsheet`. */
export const addComment = async (
  context: Context,
  dealsheet_id: string,
  { body }: DealsheetRemark,
): Promise<string> => {
  const member_id = requireSpeaker(context);
  const row = await requireDealsheet(context, dealsheet_id);
  requireUnarchived(row);
  const mentions = await requireMentionable(context, body);
  const { revision } = row;
  const { id } = await context.db
    .insertInto('dealsheet_comments')
    .values({ ...{ org_id: context.organization, dealsheet_id, revision, member_id }, body, mentions })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.record({
    ...{ type: 'dealsheet-comment.added', subject: { type: 'dealsheet-comment', id } },
    data: { dealsheet: { id: dealsheet_id, code: row.code }, revision, mentions },
  });
  return id;
};

import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireOwn, requireSpeaker } from '../../comments/queries.ts';
import { lockComment } from '../queries/comments.ts';
import { requireDealsheet } from '../queries/read-dealsheet.ts';

/** Deletes an own comment for good. Throws 404, 412, 422 `member-required`, `own-comment`. */
export const deleteComment = async (context: Context, dealsheet: string, id: string): Promise<void> => {
  const member = requireSpeaker(context);
  const { code } = await requireDealsheet(context, dealsheet);
  const before = await lockComment(context, dealsheet, id);
  requireVersion(before, context.version, 'comment');
  requireOwn(member, before);
  await context.db
    .updateTable('dealsheet_comments')
    .set({ body: '', mentions: [], archived_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    ...{ type: 'dealsheet-comment.deleted', subject: { type: 'dealsheet-comment', id } },
    data: { dealsheet: { id: dealsheet, code } },
  });
};

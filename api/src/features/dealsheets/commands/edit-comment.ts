import type { DealsheetRemark } from '#contract/dealsheets/comments.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { requireOwn, requireSpeaker } from '../../comments/queries.ts';
import { lockComment } from '../queries/comments.ts';
import { requireDealsheet } from '../queries/read-dealsheet.ts';
import { requireMentionable } from '../rules/mentioned.ts';
import { requireUnarchived } from '../writing/hold-dealsheet.ts';

/** Writes an own comment anew; without a difference nothing is written. Throws 404, 412, 422 as of a new one, and `own-comment`. */
export const editComment = async (
  context: Context,
  dealsheet: string,
  { id, body }: DealsheetRemark & { readonly id: string },
): Promise<void> => {
  const member = requireSpeaker(context);
  const { code, ...row } = await requireDealsheet(context, dealsheet);
  requireUnarchived(row);
  const before = await lockComment(context, dealsheet, id);
  requireVersion(before, context.version, 'comment');
  requireOwn(member, before);
  if (before.body === body) return;
  const mentions = await requireMentionable(context, body, before.mentions);
  await context.db
    .updateTable('dealsheet_comments')
    .set({ body, mentions, edited_at: context.now.toISOString() })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  const added = mentions.filter((one) => !before.mentions.includes(one));
  await context.record({
    ...{ type: 'dealsheet-comment.edited', subject: { type: 'dealsheet-comment', id } },
    data: { dealsheet: { id: dealsheet, code }, mentions: added },
  });
};

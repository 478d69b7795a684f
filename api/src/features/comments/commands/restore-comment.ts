import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockComment, requireProject } from '../queries/find-comment.ts';
import { requireOpen, requireOwn, requireSpeaker } from '../rules/speaking.ts';
import { countReply, happened, writeComment } from '../writing/thread.ts';

/** Brings an own comment back; one that isn't deleted stays as it is. Throws 404 and 422. */
export const restoreComment = async (context: Context, project: string, id: string): Promise<void> => {
  const member = requireSpeaker(context);
  requireOpen(await requireProject(context, project));
  const comment = await lockComment(context, project, id);
  if (!comment) throw notFound('comment');
  requireOwn(member, comment);
  if (!comment.archived_at) return;
  await writeComment(context, id, { archived_at: null });
  if (comment.thread_id) await countReply(context, comment.thread_id, 1);
  await context.record(happened(comment, 'comment.restored'));
};

import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockComment, requireProject } from '../queries/find-comment.ts';
import { requireOpen, requireOwn, requireSpeaker } from '../rules/speaking.ts';
import { countReply, happened, writeComment } from '../writing/thread.ts';

/** Deletes an own comment; `restoreComment` brings it back. Replies stay, below what says that something stood there. */
export const deleteComment = async (context: Context, project: string, id: string): Promise<void> => {
  const member = requireSpeaker(context);
  requireOpen(await requireProject(context, project));
  const found = await lockComment(context, project, id);
  const comment = found?.archived_at ? undefined : found;
  requireVersion(comment, context.version, 'comment');
  requireOwn(member, comment);
  await writeComment(context, id, { archived_at: context.now.toISOString() });
  if (comment.thread_id) await countReply(context, comment.thread_id, -1);
  await context.record(happened(comment, 'comment.deleted'));
};

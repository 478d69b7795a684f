import type { Rule } from '#contract/access/policy.ts';
import { type NewComment, REPLIES_LIMIT } from '#contract/comments/shapes.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';
import { lockComment, requireProject } from '../queries/find-comment.ts';
import { requireOnlookers } from '../rules/onlooking.ts';
import { requireOpen, requireSpeaker } from '../rules/speaking.ts';
import { attachFiles } from '../writing/attach-files.ts';
import { type CommentRow, countReply, happened, storedBody, writeComment } from '../writing/thread.ts';

/**
 * Says something on a project and answers the comment's id. A reply to a settled thread takes it up again. Throws 404, and 422
 * for a reply to what isn't the first comment of a thread there, for somebody mentioned who may not see the project, and for
 * files that are gone.
 */
export const addComment = async (
  context: Context,
  rules: readonly Rule[],
  project: string,
  { body, thread_id, attachments = [] }: NewComment,
): Promise<string> => {
  const member_id = requireSpeaker(context);
  requireOpen(await requireProject(context, project));
  const thread = thread_id ? await requireThread(context, project, thread_id) : null;
  const mentions = await requireOnlookers(context, rules, project, { body, before: [] });
  const { id } = await context.db
    .insertInto('comments')
    .values({
      ...{ org_id: context.organization, project_id: project, thread_id: thread?.id ?? null },
      ...{ member_id, body: storedBody(body), mentions },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (thread) await continueThread(context, thread);
  const said = { id, project_id: project, thread_id: thread?.id ?? null };
  const files = await attachFiles(context, said, attachments);
  const changes: Changes = { body: [null, body] };
  const sent: Changes = files.length > 0 ? { attachments: [null, files] } : {};
  await context.record(happened(said, 'comment.added', { ...changes, ...sent }));
  return id;
};

/** Held, so that replies are counted one after the other. */
const requireThread = async (context: Context, project: string, id: string): Promise<CommentRow> => {
  const thread = await lockComment(context, project, id);
  if (!thread || (thread.archived_at && thread.replies === 0))
    throw brokenRule('thread-exists', 'thread_id', 'This comment is gone: say it in a new one.');
  if (thread.thread_id)
    throw brokenRule('one-level', 'thread_id', 'Reply to the first comment of the thread.');
  if (thread.replies >= REPLIES_LIMIT)
    throw brokenRule('thread-full', 'thread_id', `A thread takes ${REPLIES_LIMIT} replies: begin a new one.`);
  return thread;
};

const continueThread = async (context: Context, thread: CommentRow): Promise<void> => {
  await countReply(context, thread.id, 1, true);
  if (!thread.resolved_at) return;
  await writeComment(context, thread.id, { resolved_at: null, resolver_id: null });
  await context.record(happened(thread, 'comment.reopened', { resolved: [true, false] }));
};

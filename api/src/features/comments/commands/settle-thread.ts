import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockComment, requireProject } from '../queries/find-comment.ts';
import { requireOpen, requireSpeaker } from '../rules/speaking.ts';
import { happened, writeComment } from '../writing/thread.ts';

interface Thread {
  readonly project: string;
  readonly id: string;
}

/**
 * Says that a thread is settled, or takes it up again; one that is so already stays as it is. Throws 404, and 422 for a reply:
 * only its first comment stands for a thread.
 */
export const settleThread = async (
  context: Context,
  { project, id }: Thread,
  settled: boolean,
): Promise<void> => {
  const member = requireSpeaker(context);
  requireOpen(await requireProject(context, project));
  const thread = await lockComment(context, project, id);
  if (!thread || (thread.archived_at && thread.replies === 0)) throw notFound('comment');
  if (thread.thread_id)
    throw brokenRule('one-level', '', 'A thread is resolved and reopened at its first comment.');
  if ((thread.resolved_at !== null) === settled) return;
  await writeComment(
    context,
    id,
    settled
      ? { resolved_at: context.now.toISOString(), resolver_id: member }
      : { resolved_at: null, resolver_id: null },
  );
  const type = settled ? 'comment.resolved' : 'comment.reopened';
  await context.record(happened(thread, type, { resolved: [!settled, settled] }));
};

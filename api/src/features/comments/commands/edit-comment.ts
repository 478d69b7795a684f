import type { Rule } from '#contract/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockComment, requireProject } from '../queries/find-comment.ts';
import { requireOnlookers } from '../rules/onlooking.ts';
import { requireOpen, requireOwn, requireSpeaker } from '../rules/speaking.ts';
import { happened, writeComment } from '../writing/thread.ts';

interface Edit {
  readonly project: string;
  readonly id: string;
  readonly body: string;
}

/** Writes an own comment anew; without a difference nothing is written. Throws 404, 412 and 422. */
export const editComment = async (
  context: Context,
  rules: readonly Rule[],
  { project, id, body }: Edit,
): Promise<void> => {
  const member = requireSpeaker(context);
  requireOpen(await requireProject(context, project));
  const found = await lockComment(context, project, id);
  const before = found?.archived_at ? undefined : found;
  requireVersion(before, context.version, 'comment');
  requireOwn(member, before);
  if (before.body === body) return;
  const mentions = await requireOnlookers(context, rules, project, { body, before: before.mentions });
  await writeComment(context, id, { body, mentions, edited_at: context.now.toISOString() });
  await context.record(happened(before, 'comment.edited', { body: [before.body, body] }));
};

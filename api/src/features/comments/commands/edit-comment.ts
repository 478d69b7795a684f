import type { Rule } from '#contract/access/policy.ts';
import type { CommentChange } from '#contract/comments/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockComment, requireProject } from '../queries/find-comment.ts';
import { requireOnlookers } from '../rules/onlooking.ts';
import { requireOpen, requireOwn, requireSpeaker } from '../rules/speaking.ts';
import { changeFiles } from '../writing/attach-files.ts';
import { happened, storedBody, writeComment } from '../writing/thread.ts';

interface Edit extends CommentChange {
  readonly project: string;
  readonly id: string;
}

/** Writes an own comment anew, with the files that it has from now on where they are named; without a difference nothing is written. Throws 404, 412 and 422. */
export const editComment = async (
  context: Context,
  rules: readonly Rule[],
  { project, id, body, attachments }: Edit,
): Promise<void> => {
  const member = requireSpeaker(context);
  requireOpen(await requireProject(context, project));
  const found = await lockComment(context, project, id);
  const before = found?.archived_at ? undefined : found;
  requireVersion(before, context.version, 'comment');
  requireOwn(member, before);
  const files = attachments && (await changeFiles(context, before, attachments));
  const isSame = before.body === storedBody(body);
  if (isSame && !files) return;
  const mentions = await requireOnlookers(context, rules, project, { body, before: before.mentions });
  await writeComment(context, id, {
    ...{ body: storedBody(body), mentions, edited_at: context.now.toISOString() },
    // The row's own version is its text's: whoever saw other files has seen another comment.
    ...(isSame ? { version: before.version + 1 } : {}),
  });
  const written: Changes = isSame ? {} : { body: [before.body.trim(), body] };
  await context.record(
    happened(before, 'comment.edited', { ...written, ...(files ? { attachments: files } : {}) }),
  );
};

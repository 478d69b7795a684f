import type { FeedbackState } from '#contract/feedback/shapes.ts';
import type { RootContext } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';

/** Marks a feedback as done, or opens it again. Throws 404, 412. */
export const changeFeedback = async (
  context: RootContext,
  id: string,
  status: FeedbackState,
): Promise<void> => {
  const { db, now, version } = context;
  const before = await db
    .selectFrom('feedback')
    .select(['version', 'done_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  requireVersion(before, version, 'feedback');
  const was: FeedbackState = before.done_at ? 'done' : 'open';
  if (status === was) return;
  const done_at = status === 'done' ? now.toISOString() : null;
  await db.updateTable('feedback').set({ done_at }).where('id', '=', id).execute();
  await context.recordAtRoot({
    type: status === 'done' ? 'feedback.done' : 'feedback.reopened',
    subject: { type: 'feedback', id },
    changes: { status: [was, status] },
  });
};

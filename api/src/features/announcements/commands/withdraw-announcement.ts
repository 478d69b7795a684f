import { brokenRule, notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { lockAnnouncement } from '../queries/announcements.ts';

/** Makes what is scheduled a draft again. Throws 404, and 422 `announcement-not-scheduled`. */
export const withdrawAnnouncement = async (context: Context, id: string): Promise<void> => {
  const before = await lockAnnouncement(context, id);
  if (!before) throw notFound('announcement');
  if (before.status !== 'scheduled')
    throw brokenRule('announcement-not-scheduled', '', 'Only what waits to be sent can be taken back.');
  await context.db
    .updateTable('announcements')
    .set({ status: 'draft', send_at: null })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    type: 'announcement.withdrawn',
    subject: { type: 'announcement', id },
    changes: { status: ['scheduled', 'draft'], send_at: [before.send_at, null] },
  });
};

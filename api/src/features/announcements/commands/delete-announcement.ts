import type { Context } from '../../../platform/context.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockAnnouncement } from '../queries/announcements.ts';
import { requireOpen } from '../rules/state.ts';

/** Throws an announcement away that isn't on its way yet. Throws 404, 412 and 422 `announcement-sent`. */
export const deleteAnnouncement = async (context: Context, id: string): Promise<void> => {
  const before = await lockAnnouncement(context, id);
  requireVersion(before, context.version, 'announcement');
  requireOpen(before.status);
  await context.db
    .deleteFrom('announcements')
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({
    type: 'announcement.deleted',
    subject: { type: 'announcement', id },
    changes: { title: [before.title, null], status: [before.status, null] },
  });
};

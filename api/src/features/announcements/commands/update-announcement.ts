import { type AnnouncementChanges, audience } from '#contract/announcements/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { lockAnnouncement } from '../queries/announcements.ts';
import { requireAudience, tidied } from '../rules/audience.ts';
import { requireOpen } from '../rules/state.ts';

/** Changes an announcement that isn't on its way yet. Throws 404, 412, 422 `announcement-sent`, and 403 and 404 for its audience. */
export const updateAnnouncement = async (
  context: Context,
  id: string,
  given: AnnouncementChanges,
): Promise<void> => {
  const before = await lockAnnouncement(context, id);
  requireVersion(before, context.version, 'announcement');
  requireOpen(before.status);
  const fields = given.audience ? { ...given, audience: tidied(given.audience) } : given;
  const changes = changesBetween({ ...before, audience: audience.parse(before.audience) }, fields);
  if (Object.keys(changes).length === 0) return;
  // Whoever changes what waits to be sent answers for it, as whoever ordered it did.
  const isOrdered = before.status === 'scheduled';
  const whom = fields.audience ?? (isOrdered ? audience.parse(before.audience) : null);
  if (whom) await requireAudience(context, whom);
  await context.db
    .updateTable('announcements')
    .set({ ...fields, ...(fields.audience ? { audience: JSON.stringify(fields.audience) } : {}) })
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'announcement.changed', subject: { type: 'announcement', id }, changes });
};

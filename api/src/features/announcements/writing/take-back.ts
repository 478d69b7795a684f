import type { AnnouncementStatus } from '#contract/announcements/states.ts';
import { record } from '../../../platform/events.ts';
import type { AudiencePlace } from '../queries/audience.ts';

/** Who did what nobody asked for at that moment, in the audit trail. */
export const BY_ITSELF = { name: 'Muster' } as const;

/** Makes an announcement that was due a draft again, which says why. */
export const takeBack = async (
  { db, organization }: AudiencePlace,
  {
    id,
    status,
    send_at,
  }: { readonly id: string; readonly status: AnnouncementStatus; readonly send_at: string | null },
  problem: string,
): Promise<void> => {
  await db
    .updateTable('announcements')
    .set({ status: 'draft', send_at: null, problem })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  await record(
    { db, organization, requestId: `announcement:${id}`, person: BY_ITSELF },
    {
      type: 'announcement.withdrawn',
      subject: { type: 'announcement', id },
      changes: { status: [status, 'draft'], send_at: [send_at, null] },
      data: { reason: problem },
    },
  );
};

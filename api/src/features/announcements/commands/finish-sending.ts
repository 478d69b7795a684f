import { record } from '../../../platform/events.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { lockAnnouncement } from '../queries/announcements.ts';
import type { SendingOrder } from '../queries/order.ts';
import { findRest } from '../queries/rest.ts';
import { BY_ITSELF, takeBack } from '../writing/take-back.ts';

/** Writes down that everybody has it; where nobody was there to tell, it is a draft again. Of an organization that rests meanwhile the rest is told later. */
export const finishSending = async (
  db: Database,
  { organization, announcement: id }: SendingOrder,
): Promise<void> => {
  const place = { db, organization };
  const found = await lockAnnouncement(place, id);
  if (found?.status !== 'sending' || !(await findRest(db, organization)).isAwake) return;
  if (found.people === 0) return takeBack(place, found, 'When it was due, nobody was there to tell.');
  await db
    .updateTable('announcements')
    .set({ status: 'sent', sent_at: new Date().toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  await record(
    { db, organization, requestId: `announcement:${id}`, person: BY_ITSELF },
    {
      type: 'announcement.sent',
      subject: { type: 'announcement', id },
      changes: { status: ['sending', 'sent'] },
      data: { people: found.people },
    },
  );
};

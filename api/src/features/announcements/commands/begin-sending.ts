import { sql } from 'kysely';
import { type Audience, audience } from '#contract/announcements/shapes.ts';
import type { Person } from '../../../platform/access/people.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { lockAnnouncement } from '../queries/announcements.ts';
import type { SendingOrder } from '../queries/order.ts';
import { findRest } from '../queries/rest.ts';
import { mayAnnounceIn } from '../rules/audience.ts';
import { takeBack } from '../writing/take-back.ts';

/**
 * Takes an announcement up that is due, or one whose worker has died: answers whom it goes to. Null where nothing is to be done: it was
 * put off, taken back or sent meanwhile, its organization rests, or whoever ordered it, or changed it since, may no longer announce there;
 * then it is a draft again, as it is where its moment passed while its organization rested.
 */
export const beginSending = async (
  db: Database,
  { organization, announcement, send_at }: SendingOrder,
  read: (sub: string) => Promise<Person>,
): Promise<Audience | null> => {
  const place = { db, organization };
  const found = await lockAnnouncement(place, announcement);
  if (!found?.send_at || new Date(found.send_at).toISOString() !== send_at) return null;
  const rest = await findRest(db, organization);
  if (!rest.isAwake) return null;
  const whom = audience.parse(found.audience);
  if (found.status === 'sending') return whom;
  if (found.status !== 'scheduled') return null;
  if (rest.since && new Date(found.send_at) < new Date(rest.since)) {
    await takeBack(place, found, 'When it was due, its organization was suspended or archived.');
    return null;
  }
  const orderer = await read(found.updated_by ?? '');
  if (![organization, ...whom.organizations].every((one) => mayAnnounceIn(orderer, one))) {
    await takeBack(
      place,
      found,
      'Whoever ordered or changed it last may no longer announce in all of its organizations.',
    );
    return null;
  }
  await db
    .updateTable('announcements')
    .set({ status: 'sending', people: sql`0` })
    .where('org_id', '=', organization)
    .where('id', '=', announcement)
    .execute();
  return whom;
};

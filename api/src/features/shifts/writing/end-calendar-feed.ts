import type { Context } from '../../../platform/context.ts';

/** Ends an address of a roster for good. */
export const endCalendarFeed = async (context: Context, id: string): Promise<void> => {
  const { db, organization, now } = context;
  await db
    .updateTable('calendar_feeds')
    .set({ revoked_at: now.toISOString() })
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .execute();
  await context.record({ type: 'calendar-feed.revoked', subject: { type: 'calendar-feed', id } });
};

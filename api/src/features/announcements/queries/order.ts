import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../../platform/postgres/database.ts';

/** The queue of announcements to send; each job is a {@link sendingOrder}. */
export const SENDING = 'announcement-sending';

/** The queue of announcements that somebody sends to themselves; each job is a {@link tryingOrder}. */
export const TRYING = 'announcement-trying';

/** What is to be sent when. Of an announcement that was put off or taken back since, nothing is done. */
export const sendingOrder = z.object({
  organization: z.uuid(),
  announcement: z.uuid(),
  send_at: z.iso.datetime(),
});

/** What is to be sent when. */
export type SendingOrder = z.infer<typeof sendingOrder>;

/** What somebody sends to themselves; `mark` tells this time from another. */
export const tryingOrder = z.object({
  organization: z.uuid(),
  announcement: z.uuid(),
  /** Identity subject. */
  by: z.string(),
  mark: z.string(),
});

/** Orders of the organization whose moment passed some minutes ago and that aren't done, which a queue may have lost. */
export const listOverdue = async (db: Database, organization: string): Promise<SendingOrder[]> => {
  const found = await db
    .selectFrom('announcements')
    .select(['id', 'send_at'])
    .where('org_id', '=', organization)
    .where('status', 'in', ['scheduled', 'sending'])
    .where('send_at', '<', sql<string>`now() - interval '5 minutes'`)
    .execute();
  return found.flatMap(({ id, send_at }) =>
    send_at ? [{ organization, announcement: id, send_at: new Date(send_at).toISOString() }] : [],
  );
};

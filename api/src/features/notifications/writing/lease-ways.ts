import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';
import type { Ways } from '../queries/ways.ts';

/** Longer than an attempt lasts: a worker that says nothing for so long has died, and its work is due again. */
const LEASE_S = 30;

/** Keeps other workers from some ways for 30 s. */
export const leaseWays = async (db: Database, { recipient, notifications, channel }: Ways): Promise<void> => {
  await db
    .updateTable('notification_channels')
    .set({ due_at: sql`clock_timestamp() + make_interval(secs => ${LEASE_S})` })
    .where('recipient', '=', recipient)
    .where(sql<boolean>`notification_id = any(${notifications}::uuid[])`)
    .where('channel', '=', channel)
    .execute();
};

import type { Database } from '../../../platform/postgres/database.ts';

/** Gives up what was about to be sent of an order. */
export const dropQueued = async (db: Database, recipient: string, mail_id: string): Promise<void> => {
  await db
    .deleteFrom('executive_mail_sendings')
    .where('recipient', '=', recipient)
    .where('mail_id', '=', mail_id)
    .where('status', '=', 'queued')
    .execute();
};

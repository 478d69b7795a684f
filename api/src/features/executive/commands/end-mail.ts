import type { Database } from '../../../platform/postgres/database.ts';
import { dropQueued } from '../writing/drop-queued.ts';

/** Lets an order rest as the link in a mail says, until somebody resumes it; within the recipient's row-level security. */
export const endMail = async (db: Database, recipient: string, id: string, now: Date): Promise<void> => {
  await dropQueued(db, recipient, id);
  const at = now.toISOString();
  await db
    .updateTable('executive_mails')
    .set((row) => ({
      ...{ rest: 'unsubscribed', rest_at: at, next_at: null, updated_at: at },
      version: row('version', '+', 1),
    }))
    .where('recipient', '=', recipient)
    .where('id', '=', id)
    .execute();
};

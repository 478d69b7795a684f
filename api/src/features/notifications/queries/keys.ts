import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';

/** What notifications are signed with. */
export interface NotificationKeys {
  /** Uncompressed point and scalar of P-256, base64url, as Web Push (RFC 8292) names a server. */
  readonly push_public: string;
  readonly push_private: string;
  /** For receipts and links to unsubscribe. */
  readonly signing: string;
}

/** The keys that were made at the first start. */
export const requireKeys = async (db: Database): Promise<NotificationKeys> => {
  const { rows } = await sql<NotificationKeys>`select * from read_notification_keys()`.execute(db);
  const [kept] = rows;
  if (!kept) throw new Error('The keys of notifications are missing: they are made when the server starts.');
  return kept;
};

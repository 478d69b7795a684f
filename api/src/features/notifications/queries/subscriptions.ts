import type { Database } from '../../../platform/postgres/database.ts';

/** A browser to push to. */
export type Subscription = Awaited<ReturnType<typeof listSubscriptions>>[number];

/** The browsers that a person lets Muster push to, the oldest first. */
export const listSubscriptions = (db: Database, recipient: string) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth', 'device', 'created_at', 'used_at'])
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();

import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';

/** What became of a person's browsers, by the ids of their subscriptions. */
export interface Pushed {
  /** Their push service has taken the message. */
  readonly taken: readonly string[];
  /** Their push service doesn't know them any more. */
  readonly gone: readonly string[];
}

/** Forgets the browsers that are gone, and remembers that the others are in use. */
export const keepSubscriptions = async (
  db: Database,
  recipient: string,
  { taken, gone }: Pushed,
): Promise<void> => {
  await db
    .updateTable('push_subscriptions')
    .set({ used_at: sql`now()` })
    .where('recipient', '=', recipient)
    .where(sql<boolean>`id = any(${taken}::uuid[])`)
    .execute();
  await db
    .deleteFrom('push_subscriptions')
    .where('recipient', '=', recipient)
    .where(sql<boolean>`id = any(${gone}::uuid[])`)
    .execute();
};

import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';

/** One way of one notification, out of the house. */
export interface WayKey {
  /** Identity subject. */
  readonly recipient: string;
  readonly notification: string;
  readonly channel: 'web-push' | 'email';
}

/** The same way of some notifications of one person. */
export interface Ways {
  readonly recipient: string;
  readonly notifications: readonly string[];
  readonly channel: WayKey['channel'];
}

/** A notification and how far it got on one way, whose row is held until the transaction ends. */
export type Way = NonNullable<Awaited<ReturnType<typeof lockWay>>>;

/** Undefined where there is none; reads as the recipient. */
export const lockWay = (db: Database, { recipient, notification, channel }: WayKey) =>
  waysOf(db, recipient)
    .where('c.notification_id', '=', notification)
    .where('c.channel', '=', channel)
    .forUpdate('c')
    .executeTakeFirst();

/**
 * What a person is to be mailed together with others by now, oldest first, held until the transaction ends. Now is by the
 * database's clock, as it is for those who look whose digest is due: by two clocks, something due could be found and not sent.
 */
export const lockDigest = (db: Database, recipient: string) =>
  waysOf(db, recipient)
    .where('c.channel', '=', 'email')
    .where('c.in_digest', '=', true)
    .where('c.status', '=', 'queued')
    .where('c.due_at', '<=', sql<string>`now()`)
    .orderBy('c.notification_id')
    .forUpdate('c')
    .execute();

const waysOf = (db: Database, recipient: string) =>
  db
    .selectFrom('notification_channels as c')
    .innerJoin('notifications as n', (join) =>
      join.onRef('n.recipient', '=', 'c.recipient').onRef('n.id', '=', 'c.notification_id'),
    )
    .select(['c.status', 'c.attempts', 'c.due_at', 'c.queued_at', 'n.id', 'n.recipient', 'n.organization_id'])
    .select(['n.type', 'n.title', 'n.message', 'n.actor_name', 'n.url', 'n.priority', 'n.reason'])
    .select(['n.read_at', 'n.archived_at', 'n.created_at'])
    .where('c.recipient', '=', recipient);

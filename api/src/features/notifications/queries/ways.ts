import { sql } from 'kysely';
import type { Database } from '../../../platform/postgres/database.ts';
import type { Subscription } from './subscriptions.ts';

/** Queues of the ways out, whose jobs name `{recipient, notification}`. */
export const WAYS = { 'web-push': 'notification-push', email: 'notification-mail' } as const;

/** One way of one notification, out of the house. */
export interface WayKey {
  /** Identity subject. */
  readonly recipient: string;
  readonly notification: string;
  readonly channel: 'web-push' | 'email';
}

/** A notification and how far it got on one way, whose row is held until the transaction ends. */
export type Way = Omit<DigestWay, 'digest'>;

/** A notification that is due for a digest; `digest` names the one that it was handed over with before. */
export type DigestWay = Awaited<ReturnType<typeof lockDigest>>[number];

/** A way with what its letter or pushes need. */
export interface HeldWay extends Way {
  readonly channel: WayKey['channel'];
  readonly email: string;
  /** Name of the organization, where the person still has a place in it; of mails only. */
  readonly place: string | null;
  /** Where the person is pushed to, the oldest first; null for mails. */
  readonly browsers: readonly Browser[] | null;
}

/** Where to push, and the keys that its browser reads with. */
export type Browser = Pick<Subscription, 'id' | 'endpoint' | 'p256dh' | 'auth'>;

/** Those that there are, held until the transaction ends; of anybody, for the worker. */
export const lockWays = async (db: Database, asked: readonly WayKey[]): Promise<readonly HeldWay[]> => {
  const { rows } = await sql<HeldWay>`select * from lock_ways(${JSON.stringify(asked)}::jsonb)`.execute(db);
  return rows;
};

/**
 * What a person is to be mailed together with others by now, oldest first, held until the transaction ends. Now is by the
 * database's clock, as it is for those who look whose digest is due: by two clocks, something due could be found and not sent.
 */
export const lockDigest = (db: Database, recipient: string) =>
  digestOf(db, recipient)
    .innerJoin('notifications as n', (join) =>
      join.onRef('n.recipient', '=', 'c.recipient').onRef('n.id', '=', 'c.notification_id'),
    )
    .select(['c.status', 'c.attempts', 'c.due_at', 'c.queued_at', 'n.id', 'n.recipient', 'n.organization_id'])
    .select(['n.type', 'n.title', 'n.message', 'n.actor_name', 'n.url', 'n.priority', 'n.reason'])
    .select(['n.read_at', 'n.archived_at', 'n.created_at', 'c.digest'])
    .where('c.due_at', '<=', sql<string>`now()`)
    .orderBy('c.notification_id')
    .forUpdate('c')
    .execute();

/** When something of a person's digest is due, within so many seconds; undefined where nothing is. */
export const findDigestSoon = async (db: Database, recipient: string, seconds: number) => {
  const soon = sql<string>`now() + make_interval(secs => ${seconds})`;
  const row = await digestOf(db, recipient)
    .select((row) => row.fn.min('c.due_at').as('due_at'))
    .where('c.due_at', '<=', soon)
    .executeTakeFirst();
  return row?.due_at ? new Date(row.due_at) : undefined;
};

const digestOf = (db: Database, recipient: string) =>
  db
    .selectFrom('notification_channels as c')
    .where('c.recipient', '=', recipient)
    .where('c.channel', '=', 'email')
    .where('c.in_digest', '=', true)
    .where('c.status', '=', 'queued')
    .where(
      sql<boolean>`(select is_awake(n.organization_id) from notifications n
        where n.recipient = c.recipient and n.id = c.notification_id)`,
    );

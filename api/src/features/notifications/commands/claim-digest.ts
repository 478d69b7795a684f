import type { Database } from '../../../platform/postgres/database.ts';
import { type DigestWay, findDigestSoon, lockDigest, type Way, type WayKey } from '../queries/ways.ts';
import { LEASE_S, leaseWays } from '../writing/lease-ways.ts';

/** What is due for a person's digest. */
export interface Digest {
  /** The same whenever it is handed over: the id of the oldest that was due when it first was. */
  readonly name: string;
  /** All of it, oldest first. */
  readonly due: readonly Way[];
  /** What the person has neither read nor put away meanwhile. */
  readonly unread: readonly Way[];
  /** More has come due since it was first handed over, for another one. */
  readonly hasNext: boolean;
}

/**
 * Takes hold of a person's digest for 30 s. Where another worker holds it, who may have died, it answers when that ends; null
 * where nothing is due.
 */
export const claimDigest = async (db: Database, recipient: string): Promise<Digest | Date | null> => {
  const all = await lockDigest(db, recipient);
  const [first] = all;
  if (!first) return (await findDigestSoon(db, recipient, LEASE_S)) ?? null;
  const begun = all.find(({ digest }) => digest !== null)?.digest;
  const name = begun ?? first.id;
  const due = begun ? all.filter(({ digest }) => digest === begun) : all;
  if (!begun) await nameDigest(db, due, name);
  await leaseWays(
    db,
    due.map((way) => mailOf(recipient, way)),
  );
  return { name, due, unread: due.filter(isUnread), hasNext: due.length < all.length };
};

const nameDigest = async (db: Database, due: readonly DigestWay[], name: string): Promise<void> => {
  await db
    .updateTable('notification_channels')
    .set({ digest: name })
    .where('recipient', 'in', [...new Set(due.map(({ recipient }) => recipient))])
    .where(
      'notification_id',
      'in',
      due.map(({ id }) => id),
    )
    .where('channel', '=', 'email')
    .execute();
};

/** The mail of a notification. */
export const mailOf = (recipient: string, { id }: Way): WayKey => ({
  ...{ recipient, notification: id, channel: 'email' },
});

/** True for what the person doesn't know yet. */
export const isUnread = ({ read_at, archived_at }: Way): boolean => !read_at && !archived_at;

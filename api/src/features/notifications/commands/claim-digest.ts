import type { Database } from '../../../platform/postgres/database.ts';
import { findDigestSoon, lockDigest, type Way, type WayKey } from '../queries/ways.ts';
import { LEASE_S, leaseWays } from '../writing/lease-ways.ts';

/** What is due for a person's digest. */
export interface Digest {
  /** All of it, oldest first. */
  readonly due: readonly Way[];
  /** What the person has neither read nor put away meanwhile. */
  readonly unread: readonly Way[];
}

/**
 * Takes hold of a person's digest for 30 s. Where another worker holds it, who may have died, it answers when that ends; null
 * where nothing is due.
 */
export const claimDigest = async (db: Database, recipient: string): Promise<Digest | Date | null> => {
  const due = await lockDigest(db, recipient);
  if (due.length === 0) return (await findDigestSoon(db, recipient, LEASE_S)) ?? null;
  await leaseWays(
    db,
    due.map((way) => mailOf(recipient, way)),
  );
  return { due, unread: due.filter(isUnread) };
};

/** The mail of a notification. */
export const mailOf = (recipient: string, { id }: Way): WayKey => ({
  ...{ recipient, notification: id, channel: 'email' },
});

/** True for what the person doesn't know yet. */
export const isUnread = ({ read_at, archived_at }: Way): boolean => !read_at && !archived_at;

import type { Database } from '../../../platform/postgres/database.ts';
import { lockDigest, type Way, type Ways } from '../queries/ways.ts';
import { leaseWays } from '../writing/lease-ways.ts';

/** What is due for a person's digest. */
export interface Digest {
  /** All of it, oldest first. */
  readonly due: readonly Way[];
  /** What the person has neither read nor put away meanwhile. */
  readonly unread: readonly Way[];
}

/** Takes hold of a person's digest for 30 s; null where nothing is due. */
export const claimDigest = async (db: Database, recipient: string): Promise<Digest | null> => {
  const due = await lockDigest(db, recipient);
  if (due.length === 0) return null;
  await leaseWays(db, mailsOf(recipient, due));
  return { due, unread: due.filter(isUnread) };
};

/** The mails of some notifications. */
export const mailsOf = (recipient: string, of: readonly Way[]): Ways => ({
  ...{ recipient, notifications: of.map(({ id }) => id), channel: 'email' },
});

/** True for what the person doesn't know yet. */
export const isUnread = ({ read_at, archived_at }: Way): boolean => !read_at && !archived_at;

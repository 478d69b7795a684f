import { z } from 'zod';
import type { JobDefinition, Jobs } from '../../../platform/jobs.ts';
import type { Database, Databases } from '../../../platform/postgres/database.ts';
import { writeDigest } from '../adapters/digest.ts';
import { claimDigest, type Digest, isUnread, mailOf } from '../commands/claim-digest.ts';
import { retryOf, type Settled, settleWays } from '../commands/settle-ways.ts';
import type { Way } from '../queries/ways.ts';
import { addresseeOf, type Delivered, handOver } from './delivering.ts';
import type { MailingOne } from './mail.ts';

/** Jobs of digests: `{recipient}`. */
export const DIGESTS = 'notification-digest';

const job = z.object({ recipient: z.string() });
const dueRow = z.object({ recipient: z.string() });

/** Looks every five minutes whose digest is due; asked twice for the same person, the second finds nothing. */
export const findDigests = (databases: Databases, enqueue: Jobs['enqueue']): JobDefinition => ({
  queue: 'notification-digests',
  schedule: '*/5 * * * *',
  run: async () => {
    const { rows } = await databases.query('select recipient from due_digests() as due (recipient)');
    for (const data of z.array(dueRow).parse(rows))
      await databases.within({ organization: null, sub: null, writes: true }, (db) =>
        enqueue(db, DIGESTS, data),
      );
  },
});

/** Mails one person all that is due, as one letter: once, unless a worker dies between the server's yes and the commit. */
export const mailDigests = (databases: Databases, mailing: MailingOne): JobDefinition => ({
  queue: DIGESTS,
  retries: { limit: 300, firstPauseS: 5, longestPauseS: 20 },
  run: async (data) => {
    const { recipient } = job.parse(data);
    const inside = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
      databases.within({ organization: null, sub: recipient, writes: true }, work);
    const claimed = await inside(async (db) => {
      const digest = await claimDigest(db, recipient);
      // Of a worker that may have died, by whoever is asked after it.
      if (digest instanceof Date) await mailing.enqueue(db, DIGESTS, { recipient }, digest);
      if (!digest || digest instanceof Date) return null;
      return { digest, to: await addresseeOf(db, mailing, { recipient, about: null }) };
    });
    if (!claimed) return;
    const { digest, to } = claimed;
    const delivered =
      digest.unread.length > 0 ? await handOver(mailing.deliver, writeDigest(digest, to)) : null;
    await inside(async (db) => {
      await settle(db, recipient, digest, delivered);
      if (digest.hasNext) await mailing.enqueue(db, DIGESTS, { recipient });
    });
  },
});

/** What was read meanwhile isn't mailed any more; of the rest, what failed is due again later. */
const settle = async (
  db: Database,
  recipient: string,
  { due }: Digest,
  delivered: Delivered | null,
): Promise<void> => {
  const now = new Date();
  const endOf = (way: Way): Settled => {
    if (!delivered || !isUnread(way)) return { status: 'read' };
    return delivered.again ? retryOf(now, way, delivered) : delivered.settled;
  };
  await settleWays(
    db,
    due.map((way) => ({ key: mailOf(recipient, way), settled: endOf(way) })),
  );
};

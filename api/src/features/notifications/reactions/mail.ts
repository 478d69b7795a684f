import { z } from 'zod';
import { isNotificationType } from '#contract/notifications/catalogue.ts';
import type { JobDefinition, Jobs } from '../../../platform/jobs.ts';
import type { Database, Databases } from '../../../platform/postgres/database.ts';
import { writeLetter } from '../adapters/letter.ts';
import { retryWays, settleWays } from '../commands/settle-ways.ts';
import type { Way } from '../queries/ways.ts';
import { takeHold, waysOf } from './claiming.ts';
import { addresseeOf, type Delivering, handOver } from './delivering.ts';

/** Jobs of mails about one notification each: `{recipient, notification}`. */
export const MAILS = 'notification-mail';

/** What mailing single notifications takes beside the database. */
export interface MailingOne extends Delivering {
  readonly enqueue: Jobs['enqueue'];
}

const job = z.object({ recipient: z.string(), notification: z.uuid() });

/** Mails one notification: once, unless a worker dies between the server's yes and the commit. */
export const mailNotifications = (databases: Databases, mailing: MailingOne): JobDefinition => ({
  queue: MAILS,
  // Of the database being away, or of workers that died; what a mail server says is counted by the way itself.
  retries: { limit: 100, firstPauseS: 5, longestPauseS: 60 },
  takenUpAfterS: 10,
  run: async (data) => {
    const asked = job.parse(data);
    const key = { ...asked, channel: 'email' } as const;
    const inside = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
      databases.within({ organization: null, sub: asked.recipient, writes: true }, work);
    const claimed = await inside(async (db) => {
      const way = await takeHold(db, key, { enqueue: mailing.enqueue, queue: MAILS, data: asked });
      return way && { way, mail: await letterOf(db, way, mailing) };
    });
    if (!claimed) return;
    const delivered = await handOver(mailing.deliver, claimed.mail);
    await inside(async (db) => {
      if (!delivered.again) return settleWays(db, waysOf(key), delivered.settled);
      const again = await retryWays({ db, now: new Date() }, waysOf(key), claimed.way, delivered);
      if (again) await mailing.enqueue(db, MAILS, asked, again);
    });
  },
});

const letterOf = async (db: Database, way: Way, mailing: Delivering) => {
  const { recipient, organization_id: organization, type } = way;
  const about = isNotificationType(type) ? { organization, type } : null;
  return writeLetter(way, await addresseeOf(db, mailing, { recipient, about }));
};

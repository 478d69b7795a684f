import { z } from 'zod';
import { isNotificationType } from '#contract/notifications/catalogue.ts';
import type { JobDefinition, Jobs } from '../../../platform/jobs.ts';
import { CONNECTIONS, type Mail } from '../../../platform/mail/mail.ts';
import type { Databases } from '../../../platform/postgres/database.ts';
import { writeLetter } from '../adapters/letter.ts';
import { retryOf } from '../commands/settle-ways.ts';
import { bounceTagOf } from '../queries/bouncing.ts';
import { UNSUBSCRIBE, unsubscribingOf } from '../queries/unsubscribing.ts';
import { type Held, settling, takingHold } from './claiming.ts';
import { type Delivering, handOver } from './delivering.ts';

/** Jobs of mails about one notification each: `{recipient, notification}`. */
export const MAILS = 'notification-mail';

/** What mailing single notifications takes beside the database. */
export interface MailingOne extends Delivering {
  readonly enqueue: Jobs['enqueue'];
}

/** As many as there are connections to the mail server, so that none waits for one while its time runs. */
export const MAILED_AT_ONCE = { batch: 5, batchesAtOnce: CONNECTIONS / 5 };

const job = z.object({ recipient: z.string(), notification: z.uuid() });

/** Mails one notification: once, unless a worker dies between the server's yes and the commit. */
export const mailNotifications = (databases: Databases, mailing: MailingOne): JobDefinition => {
  const queue = { databases, enqueue: mailing.enqueue, queue: MAILS };
  const [takeHold, settle] = [takingHold(queue), settling(queue)];
  return {
    queue: MAILS,
    // Of the database being away, or of workers that died; what a mail server says is counted by the way itself.
    retries: { limit: 300, firstPauseS: 5, longestPauseS: 20 },
    ...MAILED_AT_ONCE,
    run: async (asked) => {
      const data = job.parse(asked);
      const key = { ...data, channel: 'email' } as const;
      const held = await takeHold({ key, isRest: false, data });
      if (!held) return;
      const delivered = await handOver(mailing.deliver, letterOf(held, mailing));
      if (!delivered.again) return settle({ settled: { key, settled: delivered.settled } });
      const settled = retryOf(new Date(), held.way, delivered);
      return settle({
        settled: { key, settled },
        again: settled.status === 'queued' ? { data, at: settled.due } : null,
      });
    },
  };
};

const letterOf = ({ way, signing }: Held, { publicUrl }: Delivering): Mail => {
  const { recipient, organization_id: organization, type, email, place } = way;
  const about = isNotificationType(type) ? { organization, type } : null;
  const token = unsubscribingOf(signing, { recipient, about }, new Date());
  return writeLetter(way, {
    ...{ email, publicUrl, unsubscribe: `${publicUrl}${UNSUBSCRIBE}${token}` },
    bounceTag: (name) => bounceTagOf(signing, name),
    organizations: new Map(organization && place ? [[organization, place]] : []),
  });
};

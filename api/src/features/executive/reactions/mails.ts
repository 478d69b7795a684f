import { z } from 'zod';
import { readPerson } from '../../../platform/access/people.ts';
import type { JobDefinition, Jobs } from '../../../platform/jobs.ts';
import { handMailOver } from '../../../platform/mail/hand-over.ts';
import type { Deliver } from '../../../platform/mail/mail.ts';
import type { Database, Databases } from '../../../platform/postgres/database.ts';
import { bounceTagOf, requireKeys, UNSUBSCRIBE, unsubscribingOf } from '../../notifications/queries.ts';
import { writeFigures } from '../adapters/figures-letter.ts';
import { claimMail } from '../commands/claim-mail.ts';
import { type MailEnd, MOST_ATTEMPTS, settleMail } from '../commands/settle-mail.ts';
import { readExecutive } from '../queries/read-executive.ts';
import type { ClaimedMail } from '../queries/sendings.ts';

/** Jobs of orders that are due: `{recipient, mail}`. */
export const EXECUTIVE_MAILS = 'executive-mail';

const job = z.object({ recipient: z.string(), mail: z.uuid() });
const dueRows = z.array(z.object({ recipient: z.string(), mail_id: z.uuid() }));

/** Looks every minute what is due; asked twice for the same order, the second finds nothing. */
export const findExecutiveMails = (databases: Databases, enqueue: Jobs['enqueue']): JobDefinition => ({
  queue: 'executive-mails',
  schedule: '* * * * *',
  run: async () => {
    const { rows } = await databases.query('select recipient, mail_id from due_executive_mails()');
    for (const { recipient, mail_id: mail } of dueRows.parse(rows))
      await databases.within({ organization: null, sub: null, writes: true }, (db) =>
        enqueue(db, EXECUTIVE_MAILS, { recipient, mail }),
      );
  },
});

/** What mailing takes beside the database. */
export interface Mailing {
  /** Null where mail isn't set up. */
  readonly deliver: Deliver | null;
  /** Where people reach the pages, without a slash at its end. */
  readonly publicUrl: string;
}

/**
 * Mails one order's figures, as the person may see them now: once for a moment, unless a worker dies between the mail server's yes
 * and the commit; then it comes again by the same name.
 */
export const mailExecutive = (
  databases: Databases,
  mailing: Mailing,
  clock: () => Date = () => new Date(),
): JobDefinition => ({
  queue: EXECUTIVE_MAILS,
  retries: { limit: 8, firstPauseS: 5, longestPauseS: 60 },
  // Each holds its order for a while only, so that none may wait behind many others.
  ...{ batch: 2, batchesAtOnce: 1 },
  run: async (data) => {
    const { recipient, mail } = job.parse(data);
    const inside = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
      databases.within({ organization: null, sub: recipient, writes: true }, work);
    const claimed = await inside((db) => claimMail(db, { recipient, mail }, clock()));
    if (!claimed) return;
    const end =
      claimed.attempts > MOST_ATTEMPTS ? GIVEN_UP : await mailClaimed(databases, mailing, claimed, clock());
    await inside((db) => settleMail(db, claimed, end, clock()));
  },
});

const GIVEN_UP: MailEnd = {
  ...{ sent: false, rest: 'not-sent' },
  error: 'Every attempt ended before the mail was handed over.',
};

const mailClaimed = async (
  databases: Databases,
  mailing: Mailing,
  claimed: ClaimedMail,
  now: Date,
): Promise<MailEnd> => {
  const { recipient, order } = claimed;
  const person = await readPerson(databases, recipient);
  const { currency, window, organization_ids: wanted } = order;
  const { executive, signing } = await databases.within(
    { organization: null, sub: recipient, writes: false },
    async (db) => ({
      executive: await readExecutive(
        { db, person },
        { window, currency: currency ?? undefined, organization_id: wanted ?? undefined },
      ),
      signing: (await requireKeys(db)).signing,
    }),
  );
  if (executive.organizations.length === 0)
    return { sent: false, rest: 'not-executive', error: 'Executive in none of the organizations any more.' };
  const about = { recipient, about: null, executive_mail: claimed.mail };
  const letter = await writeFigures(
    executive,
    claimed,
    {
      ...{ email: person.email, publicUrl: mailing.publicUrl },
      unsubscribe: `${mailing.publicUrl}${UNSUBSCRIBE}${unsubscribingOf(signing, about, now)}`,
      bounceTag: bounceTagOf(signing, claimed.id),
    },
    now,
  );
  const handed = await handMailOver(mailing.deliver, letter);
  if (handed.sent) return handed;
  const { again, refused, error } = handed;
  if (again) return { sent: false, rest: null, error };
  return { sent: false, rest: refused ? 'address-refused' : 'not-sent', error };
};

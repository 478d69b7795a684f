import type { Database } from '../../../platform/postgres/database.ts';
import { lockMail, presentMail } from '../queries/mails.ts';
import { type ClaimedMail, findQueued, type MailKey } from '../queries/sendings.ts';
import { nextMoment } from '../rules/next-moment.ts';

/** Longer than making and handing over a mail may take, so that nobody else does it meanwhile. */
const HOLD_MS = 90_000;

/**
 * Takes hold of what an order has to send; null where nothing is due, or another worker holds it. However many moments have gone by since
 * the last one, they are one mail: the next is after now.
 */
export const claimMail = async (
  db: Database,
  { recipient, mail }: MailKey,
  now: Date,
): Promise<ClaimedMail | null> => {
  const row = await lockMail(db, recipient, mail);
  if (!row) return null;
  const order = presentMail(row);
  const held_until = new Date(now.getTime() + HOLD_MS).toISOString();
  const queued = await findQueued(db, recipient, mail);
  if (queued) {
    if (new Date(queued.held_until) > now) return null;
    const attempts = queued.attempts + 1;
    await db
      .updateTable('executive_mail_sendings')
      .set({ attempts, held_until })
      .where('recipient', '=', recipient)
      .where('id', '=', queued.id)
      .execute();
    return { recipient, mail, order, attempts, id: queued.id, due_at: new Date(queued.due_at) };
  }
  if (row.next_at === null || new Date(row.next_at) > now) return null;
  const { id, attempts } = await db
    .insertInto('executive_mail_sendings')
    .values({ recipient, mail_id: mail, due_at: row.next_at, held_until })
    .returning(['id', 'attempts'])
    .executeTakeFirstOrThrow();
  await db
    .updateTable('executive_mails')
    .set({ next_at: nextMoment(order, now).toISOString() })
    .where('recipient', '=', recipient)
    .where('id', '=', mail)
    .execute();
  return { recipient, mail, order, attempts, id, due_at: new Date(row.next_at) };
};

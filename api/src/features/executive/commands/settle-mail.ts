import type { MailRest } from '#contract/executive/mails.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import type { ClaimedMail } from '../queries/sendings.ts';

/** How handing over a mail ended: with why it came to nothing, or what to try again for. */
export type MailEnd =
  | { readonly sent: true }
  | { readonly sent: false; readonly rest: MailRest; readonly error: string }
  | { readonly sent: false; readonly rest: null; readonly error: string };

/** An attempt beyond these comes of workers that died at theirs, and is given up before it begins. */
export const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 60_000;

/** Writes down how it ended. What may help another time is tried again after pauses that double, five times in all. */
export const settleMail = async (
  db: Database,
  claimed: ClaimedMail,
  end: MailEnd,
  now: Date,
): Promise<void> => {
  const { attempts } = claimed;
  if (end.sent) {
    await setSending(db, claimed, { status: 'sent', sent_at: now.toISOString(), error: null });
    return setRest(db, claimed, null, now);
  }
  const error = end.error.slice(0, 500);
  const isOver = end.rest !== null || attempts >= MOST_ATTEMPTS;
  if (!isOver) {
    const held_until = new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (attempts - 1)).toISOString();
    return setSending(db, claimed, { held_until, error });
  }
  await setSending(db, claimed, { status: 'error', error });
  return setRest(db, claimed, end.rest ?? 'not-sent', now);
};

interface Sending {
  readonly status?: 'sent' | 'error';
  readonly sent_at?: string;
  readonly held_until?: string;
  readonly error: string | null;
}

const setSending = async (db: Database, { recipient, id }: ClaimedMail, set: Sending): Promise<void> => {
  await db
    .updateTable('executive_mail_sendings')
    .set(set)
    .where('recipient', '=', recipient)
    .where('id', '=', id)
    .execute();
};

/** Only a reason that is another changes the order, so that whoever has its page open can save. */
const setRest = async (
  db: Database,
  { recipient, mail, order }: ClaimedMail,
  rest: MailRest | null,
  now: Date,
): Promise<void> => {
  if (rest === (order.rest?.why ?? null)) return;
  const at = now.toISOString();
  await db
    .updateTable('executive_mails')
    .set((row) => ({
      ...{ rest, rest_at: rest && at, updated_at: at, version: row('version', '+', 1) },
      ...(rest === 'address-refused' ? { next_at: null } : {}),
    }))
    .where('recipient', '=', recipient)
    .where('id', '=', mail)
    .execute();
};

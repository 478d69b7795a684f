import type { ExecutiveMail } from '#contract/executive/mails.ts';
import type { Database } from '../../../platform/postgres/database.ts';

/** Which order. */
export interface MailKey {
  readonly recipient: string;
  readonly mail: string;
}

/** A mail that a worker hands over now. */
export interface ClaimedMail extends MailKey {
  /** Of the mail: the same whenever it is handed over. */
  readonly id: string;
  readonly due_at: Date;
  /** With this one. */
  readonly attempts: number;
  readonly order: ExecutiveMail;
}

/** The oldest mail of an order that isn't sent yet; undefined where none is. */
export const findQueued = (db: Database, recipient: string, mail_id: string) =>
  db
    .selectFrom('executive_mail_sendings')
    .select(['id', 'due_at', 'attempts', 'held_until'])
    .where('recipient', '=', recipient)
    .where('mail_id', '=', mail_id)
    .where('status', '=', 'queued')
    .orderBy('due_at')
    .executeTakeFirst();

import type { Pool, PoolClient } from 'pg';
import type { Logger, Settings } from '../options.ts';
import { type Delivery, startDelivery } from './delivery.ts';
import type { Letter } from './letters.ts';
import { letterHtml, letterText } from './template.ts';
import { smtpSender } from './transport.ts';

/** A letter into the outbox, in the transaction of whatever it tells about. */
export async function post(db: Pool | PoolClient, recipient: string, letter: Letter): Promise<void> {
  const now = new Date();
  await db.query(
    `insert into idp.outbox (recipient, subject, body, html, created_at, next_attempt_at, expires_at)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [
      recipient,
      letter.subject,
      letterText(letter),
      letterHtml(letter),
      now,
      new Date(now.getTime() + letter.validMs),
    ],
  );
}

/** A mail of the application's, written already. */
export interface OwnMail {
  /** The same for the same mail: handed over again, it is here once. */
  name: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** From then on nobody needs it any more. */
  expiresAt: Date;
}

/** A mail of the application's into the outbox, unless it is there already. */
export async function postOnce(pool: Pool, mail: OwnMail): Promise<void> {
  const { name, recipient, subject, text, html, expiresAt } = mail;
  await pool.query(
    `insert into idp.outbox (name, recipient, subject, body, html, created_at, next_attempt_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7) on conflict (name) do nothing`,
    [name, recipient, subject, text, html, new Date(), expiresAt],
  );
}

/** Delivers by the configured mail server; without one, nothing leaves the outbox. */
export function startMail(pool: Pool, { mail, issuer }: Settings, logger: Logger): Delivery {
  if (!mail) return { wake() {}, async stop() {} };
  return startDelivery(pool, smtpSender(mail, new URL(issuer).hostname), logger);
}

export interface ShownMail {
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
}

/** The newest mail first, at most 20. */
export async function listOutbox(pool: Pool): Promise<ShownMail[]> {
  const { rows } = await pool.query<ShownMail>(
    'select recipient, subject, body, created_at from idp.outbox order by id desc limit 20',
  );
  return rows;
}

import type { Pool } from 'pg';

/** Longer than any attempt can last. After it another process may take over a mail whose sender has died. */
const LEASE_MS = 5 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 4 * 3_600_000;

export interface WaitingMail {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  html: string;
  created_at: Date;
  expires_at: Date;
  /** Counting the one that it has been claimed for. */
  attempts: number;
}

/** The mail that has been due longest, for this process alone. */
export async function claimMail(pool: Pool): Promise<WaitingMail | undefined> {
  const now = Date.now();
  const { rows } = await pool.query<WaitingMail>(CLAIM, [new Date(now), new Date(now + LEASE_MS)]);
  return rows[0];
}

const CLAIM = `with due as (
    select id from idp.outbox where sent_at is null and given_up_at is null and next_attempt_at <= $1
    order by next_attempt_at, id limit 1 for update skip locked
  )
  update idp.outbox as mail set attempts = attempts + 1, next_attempt_at = $2 from due where mail.id = due.id
  returning mail.id, recipient, subject, body, html, created_at, expires_at, attempts`;

/** What it said goes: it may hold a code or a link. */
export async function markSent(pool: Pool, { id }: WaitingMail): Promise<void> {
  await pool.query(
    `update idp.outbox set sent_at = $2, last_failure = null, body = '', html = '' where id = $1`,
    [id, new Date()],
  );
}

/** Nobody needs it any more, or nobody takes it. */
export async function giveUp(pool: Pool, { id }: WaitingMail, failure: string): Promise<void> {
  await pool.query(
    `update idp.outbox set given_up_at = $2, last_failure = $3, body = '', html = '' where id = $1`,
    [id, new Date(), failure],
  );
}

/** Tries again after half a minute, two minutes, eight, and so on up to four hours, for as long as it is of use. */
export async function postpone(pool: Pool, mail: WaitingMail, failure: string): Promise<Date | undefined> {
  const pause = Math.min(FIRST_PAUSE_MS * 4 ** (mail.attempts - 1), LONGEST_PAUSE_MS);
  const next = new Date(Date.now() + pause);
  if (next >= mail.expires_at) {
    await giveUp(pool, mail, failure);
    return undefined;
  }
  await pool.query('update idp.outbox set next_attempt_at = $2, last_failure = $3 where id = $1', [
    mail.id,
    next,
    failure,
  ]);
  return next;
}

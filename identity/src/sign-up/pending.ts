import type { Pool, PoolClient } from 'pg';
import { type Address, accountExistsLetter, codeLetter } from '../mail/letters.ts';
import { post } from '../mail/outbox.ts';
import { inTransaction } from '../storage/transaction.ts';
import { hashCode, hashToken, newCode, newToken } from './secrets.ts';

const DAY_MS = 24 * 3_600_000;
const PAUSE_MS = 60_000;
export const TRIES = 5;

export interface NewSignUp {
  email: string;
  name: string;
  passwordHash: string;
}

/**
 * Keeps a sign-up until its code comes back, and mails the code; returns the secret for the browser. An address that has
 * an account gets as much done: its sign-up waits for a code that doesn't exist, and the mail says what to do instead.
 */
export async function startSignUp(pool: Pool, address: Address, person: NewSignUp): Promise<string> {
  const token = newToken();
  const code = newCode();
  const now = Date.now();
  await inTransaction(pool, async (client) => {
    const known = await hasAccount(client, person.email);
    await client.query(
      `insert into idp.sign_ups (token_hash, email, name, password_hash, code_hash, code_sent_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        hashToken(token),
        person.email,
        person.name,
        person.passwordHash,
        known ? null : hashCode(token, code),
        new Date(now),
        new Date(now + DAY_MS),
      ],
    );
    await post(client, person.email, known ? accountExistsLetter(address) : codeLetter(address, code));
  });
  return token;
}

/** Mails another code, with five new tries. False when the sign-up has ended meanwhile or a code was just sent. */
export async function sendAnotherCode(pool: Pool, address: Address, token: string): Promise<boolean> {
  const code = newCode();
  const now = Date.now();
  const moments = [now, now + DAY_MS, now - PAUSE_MS].map((moment) => new Date(moment));
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ email: string; known: boolean }>(ANOTHER, [
      hashToken(token),
      hashCode(token, code),
      ...moments,
    ]);
    const [row] = rows;
    if (!row) return false;
    await post(client, row.email, row.known ? accountExistsLetter(address) : codeLetter(address, code));
    return true;
  });
}

const ANOTHER = `update idp.sign_ups as waiting
  set code_hash = case when exists (select from idp.users where users.email = waiting.email) then null else $2::bytea end,
    tries = 0, code_sent_at = $3, expires_at = $4
  where token_hash = $1 and confirmed_at is null and expires_at > $3 and code_sent_at <= $5
  returning email, code_hash is null as known`;

async function hasAccount(client: PoolClient, email: string): Promise<boolean> {
  const { rowCount } = await client.query('select from idp.users where email = $1', [email]);
  return rowCount === 1;
}

export interface PendingSignUp {
  email: string;
  state: 'waiting' | 'used up' | 'expired' | 'confirmed';
  /** Until another code may be sent, in milliseconds. */
  pauseMs: number;
}

interface Row {
  email: string;
  tries: number;
  code_sent_at: Date;
  expires_at: Date;
  confirmed_at: Date | null;
}

/** Undefined when this browser has none, or had one more than a day ago. */
export async function findSignUp(pool: Pool | PoolClient, token: string): Promise<PendingSignUp | undefined> {
  const { rows } = await pool.query<Row>(
    'select email, tries, code_sent_at, expires_at, confirmed_at from idp.sign_ups where token_hash = $1',
    [hashToken(token)],
  );
  const [row] = rows;
  if (!row) return undefined;
  const pauseMs = Math.max(row.code_sent_at.getTime() + PAUSE_MS - Date.now(), 0);
  return { email: row.email, state: stateOf(row), pauseMs };
}

function stateOf({ confirmed_at, expires_at, tries }: Row): PendingSignUp['state'] {
  if (confirmed_at) return 'confirmed';
  if (expires_at.getTime() <= Date.now()) return 'expired';
  return tries >= TRIES ? 'used up' : 'waiting';
}

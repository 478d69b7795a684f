import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { type Letter, newPasswordLetter } from '../mail/letters.ts';
import { post } from '../mail/outbox.ts';
import { revokeEverythingOf } from '../storage/grants.ts';
import { inTransaction } from '../storage/transaction.ts';
import { hashPassword } from './password.ts';
import { findUserByEmail, normalizeEmail, type User } from './users.ts';

const HOUR_MS = 3_600_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest();
const linkTo = (issuer: string, token: string) => `${issuer}/set-password?token=${token}`;

/**
 * A link by which a person sets their password once, within three days. For the first administrator of a new
 * installation. Throws when nobody has that address.
 */
export async function passwordLink(pool: Pool, issuer: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  const { rowCount } = await pool.query(
    `insert into idp.password_links (token_hash, user_sub, created_at, expires_at)
     select $1, sub, $3, $4 from idp.users where email = $2`,
    [hashToken(token), normalizeEmail(email), new Date(now), new Date(now + 72 * HOUR_MS)],
  );
  if (rowCount === 0) throw new Error(`Nobody can sign in with the address ${email}.`);
  return linkTo(issuer, token);
}

/**
 * Mails a link, good for an hour. Nobody's address gets none, but a row all the same: the answer and its time must not
 * tell who has an account.
 */
export async function mailPasswordLink(pool: Pool, issuer: string, email: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const letter = newPasswordLetter(linkTo(issuer, token));
  const now = Date.now();
  const person = await findUserByEmail(pool, email);
  await inTransaction(pool, async (client) => {
    await client.query(
      'insert into idp.password_links (token_hash, user_sub, created_at, expires_at) values ($1, $2, $3, $4)',
      [hashToken(token), person?.sub, new Date(now), new Date(now + letter.validMs)],
    );
    if (person) await post(client, person.email, letter);
  });
}

/** Whose password the link sets, while it is good. */
export async function findPasswordLink(pool: Pool, token: string): Promise<User | undefined> {
  const { rows } = await pool.query<User>(
    `select sub, email, email_verified, name from idp.password_links join idp.users on sub = user_sub
     where token_hash = $1 and expires_at > $2`,
    [hashToken(token), new Date()],
  );
  return rows[0];
}

/**
 * Sets the password, uses up every link of the person and ends all their sign-ins; the letter tells them. Undefined when
 * the link is no good.
 */
export async function redeemPasswordLink(
  pool: Pool,
  token: string,
  password: string,
  letter: Letter | null,
): Promise<User | undefined> {
  const passwordHash = await hashPassword(password);
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<User>(REDEEM, [hashToken(token), new Date(), passwordHash]);
    const [person] = rows;
    if (!person) return undefined;
    await client.query('delete from idp.password_links where user_sub = $1', [person.sub]);
    await revokeEverythingOf(client, person.sub);
    if (letter) await post(client, person.email, letter);
    return person;
  });
}

const REDEEM = `with used as (
    delete from idp.password_links where token_hash = $1 and expires_at > $2 returning user_sub
  )
  update idp.users set password_hash = $3, email_verified = true, updated_at = now()
  from used where sub = used.user_sub returning sub, email, email_verified, name`;

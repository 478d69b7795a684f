import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { SigningIn } from '../accounts/users.ts';
import { inTransaction } from '../storage/transaction.ts';
import { findSignUp, TRIES } from './pending.ts';
import { hashCode, hashToken } from './secrets.ts';

export type Outcome =
  | { is: 'confirmed'; user: SigningIn }
  | { is: 'wrong'; triesLeft: number }
  /** The code was right, but the address got an account another way meanwhile. */
  | { is: 'taken' }
  | { is: 'used up' | 'expired' | 'confirmed already' };

interface Row {
  email: string;
  name: string;
  password_hash: string;
  code_hash: Buffer | null;
  tries: number;
}

/**
 * Spends one try. The right code makes the person; of several that arrive together, one does. The try is counted before
 * the code is looked at, in one statement, so that many at once can't get more than five.
 */
export async function confirmSignUp(pool: Pool, token: string, code: string): Promise<Outcome> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Row>(SPEND, [hashToken(token), new Date(), TRIES]);
    const [row] = rows;
    if (!row) return { is: await howItEnded(client, token) };
    if (!row.code_hash?.equals(hashCode(token, code))) return { is: 'wrong', triesLeft: TRIES - row.tries };
    const user = await createUser(client, row);
    if (!user) return { is: 'taken' };
    await client.query(
      'update idp.sign_ups set confirmed_at = $2, password_hash = null, code_hash = null where token_hash = $1',
      [hashToken(token), new Date()],
    );
    return { is: 'confirmed', user };
  });
}

const SPEND = `update idp.sign_ups set tries = tries + 1
  where token_hash = $1 and confirmed_at is null and expires_at > $2 and tries < $3
  returning email, name, password_hash, code_hash, tries`;

async function howItEnded(client: PoolClient, token: string) {
  const pending = await findSignUp(client, token);
  if (pending?.state === 'confirmed') return 'confirmed already';
  return pending?.state === 'used up' ? 'used up' : 'expired';
}

async function createUser(
  client: PoolClient,
  { email, name, password_hash }: Row,
): Promise<SigningIn | undefined> {
  const { rows } = await client.query<SigningIn>(
    `insert into idp.users (sub, email, email_verified, name, password_hash) values ($1, $2, true, $3, $4)
     on conflict (email) do nothing returning sub, email, email_verified, name, generation`,
    [randomUUID(), email, name, password_hash],
  );
  return rows[0];
}

import type { Pool, PoolClient } from 'pg';
import { normalizeEmail } from '../accounts/users.ts';
import { currentSealingKey, seal, unseal } from './sealing.ts';
import { newSecret, stepOf } from './totp.ts';

/** So long may somebody take to scan the code and type the first one. */
const SET_UP_MS = 3_600_000;

/** A used code is told apart from a wrong one: only who has the app can know it. */
export type CodeOutcome = 'right' | 'wrong' | 'used';

/** Whether a code is asked for when this person signs in. */
export async function hasAuthenticator(pool: Pool | PoolClient, sub: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    'select from idp.authenticators where user_sub = $1 and confirmed_at is not null',
    [sub],
  );
  return rowCount === 1;
}

/** A new secret that waits for its first code; does nothing where one is in use. */
export async function beginSetUp(pool: Pool, sub: string): Promise<void> {
  const key = await currentSealingKey(pool);
  await pool.query(
    `insert into idp.authenticators as a (user_sub, sealed_secret, key_id, created_at) values ($1, $2, $3, $4)
     on conflict (user_sub) do update set sealed_secret = excluded.sealed_secret, key_id = excluded.key_id,
       created_at = excluded.created_at, last_step = 0 where a.confirmed_at is null`,
    [sub, seal(key.secret, sub, newSecret()), key.id, new Date()],
  );
}

/** The secret that waits for its first code. */
export async function findSetUp(pool: Pool | PoolClient, sub: string): Promise<Uint8Array | undefined> {
  return readSecret(
    pool,
    sub,
    'a.confirmed_at is null and a.created_at > $2',
    new Date(Date.now() - SET_UP_MS),
  );
}

/** Turns the authenticator on, if the code shows that the app has the secret. */
export async function confirmSetUp(client: PoolClient, sub: string, code: string): Promise<boolean> {
  const secret = await findSetUp(client, sub);
  const step = secret && stepOf(secret, code, Date.now());
  if (step === undefined) return false;
  const { rowCount } = await client.query(
    'update idp.authenticators set confirmed_at = $2, last_step = $3 where user_sub = $1 and confirmed_at is null',
    [sub, new Date(), step],
  );
  return rowCount === 1;
}

/** Checks a code and uses it up, with all before it. */
export async function spendCode(pool: Pool, sub: string, code: string): Promise<CodeOutcome> {
  const secret = await readSecret(pool, sub, 'a.confirmed_at <= $2', new Date());
  const step = secret && stepOf(secret, code, Date.now());
  if (step === undefined) return 'wrong';
  const { rowCount } = await pool.query(
    'update idp.authenticators set last_step = $2 where user_sub = $1 and last_step < $2',
    [sub, step],
  );
  return rowCount === 1 ? 'right' : 'used';
}

/** How many wrong codes there have been since the last right one, in whatever sign-ins, with this one. */
export async function countWrongCode(pool: Pool, sub: string): Promise<number> {
  const { rows } = await pool.query<{ wrong_codes: number }>(
    'update idp.authenticators set wrong_codes = wrong_codes + 1 where user_sub = $1 returning wrong_codes',
    [sub],
  );
  return rows[0]?.wrong_codes ?? 0;
}

export async function forgetWrongCodes(pool: Pool, sub: string): Promise<void> {
  await pool.query('update idp.authenticators set wrong_codes = 0 where user_sub = $1 and wrong_codes > 0', [
    sub,
  ]);
}

/** False when there was none. */
export async function removeAuthenticator(client: PoolClient, sub: string): Promise<boolean> {
  const { rows } = await client.query<{ in_use: boolean }>(
    'delete from idp.authenticators where user_sub = $1 returning confirmed_at is not null as in_use',
    [sub],
  );
  await client.query('delete from idp.recovery_codes where user_sub = $1', [sub]);
  return rows[0]?.in_use ?? false;
}

/** For who has lost both the app and the recovery codes, and for accounts that everybody shares. Answers whose it was. */
export async function turnOffSecondFactor(pool: Pool | PoolClient, emails: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `with owner as (select sub, email from idp.users where email = any($1)), codes as (
       delete from idp.recovery_codes using owner where user_sub = owner.sub
     )
     delete from idp.authenticators using owner where user_sub = owner.sub returning owner.email`,
    [emails.map(normalizeEmail)],
  );
  return rows.map(({ email }) => email);
}

async function readSecret(
  pool: Pool | PoolClient,
  sub: string,
  condition: string,
  at: Date,
): Promise<Uint8Array | undefined> {
  const { rows } = await pool.query<{ sealed_secret: Buffer; secret: Buffer }>(
    `select sealed_secret, secret from idp.authenticators a join idp.sealing_keys k on k.id = a.key_id
     where user_sub = $1 and ${condition}`,
    [sub, at],
  );
  const [row] = rows;
  return row && unseal(row.secret, sub, row.sealed_secret);
}

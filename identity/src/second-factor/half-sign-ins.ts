import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { SigningIn } from '../accounts/users.ts';

const LIFETIME_MS = 10 * 60_000;
/** Wrong codes that one sign-in takes; how many sign-ins an account takes is the throttle's matter. */
const TRIES = 5;

const hash = (interaction: string) => createHash('sha256').update(interaction).digest();

/** Notes within the sign-in that the first factor was right. Coming here again gives no new tries to the same person. */
export async function beginHalfSignIn(
  pool: Pool,
  interaction: string,
  { sub, generation }: SigningIn,
): Promise<void> {
  await pool.query(
    `insert into idp.half_sign_ins as half (interaction_hash, user_sub, generation, expires_at) values ($1, $2, $3, $4)
     on conflict (interaction_hash) do update set user_sub = excluded.user_sub, generation = excluded.generation,
       expires_at = excluded.expires_at, tries = case when half.user_sub = excluded.user_sub then half.tries else 0 end`,
    [hash(interaction), sub, generation, new Date(Date.now() + LIFETIME_MS)],
  );
}

/** Whose code is awaited in this sign-in, while there is time and a try left. */
export async function findHalfSignIn(pool: Pool, interaction: string): Promise<SigningIn | undefined> {
  const { rows } = await pool.query<SigningIn>(
    `select sub, email, email_verified, name, u.generation
     from idp.half_sign_ins half join idp.users u on sub = user_sub and u.generation = half.generation
     where interaction_hash = $1 and expires_at > $2 and tries < $3`,
    [hash(interaction), new Date(), TRIES],
  );
  return rows[0];
}

/** Counts a try before it is made. Answers how many are left after it; undefined when there was none, or no time. */
export async function countTry(pool: Pool, interaction: string): Promise<number | undefined> {
  const { rows } = await pool.query<{ left: number }>(
    `update idp.half_sign_ins set tries = tries + 1
     where interaction_hash = $1 and expires_at > $2 and tries < $3 returning $3 - tries as left`,
    [hash(interaction), new Date(), TRIES],
  );
  return rows[0]?.left;
}

export async function endHalfSignIn(pool: Pool, interaction: string): Promise<void> {
  await pool.query('delete from idp.half_sign_ins where interaction_hash = $1', [hash(interaction)]);
}

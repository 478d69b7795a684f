import type { Pool } from 'pg';
import { hashPassword, isPasswordRight } from './password.ts';

export interface User {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

/**
 * A person, read together with what proves that it is them. When their generation has counted up before the sign-in
 * ends, it was ended on the way.
 */
export interface SigningIn extends User {
  generation: number;
}

const COLUMNS = 'sub, email, email_verified, name, generation';

export async function findUser(pool: Pool, sub: string): Promise<SigningIn | undefined> {
  const { rows } = await pool.query<SigningIn>(`select ${COLUMNS} from idp.users where sub = $1`, [sub]);
  return rows[0];
}

export async function findUserByEmail(pool: Pool, email: string): Promise<SigningIn | undefined> {
  const { rows } = await pool.query<SigningIn>(`select ${COLUMNS} from idp.users where email = $1`, [
    normalizeEmail(email),
  ]);
  return rows[0];
}

/** The person, if both are right; the answer and its time are the same for an unknown address. */
export async function authenticate(
  pool: Pool,
  email: string,
  password: string,
): Promise<SigningIn | undefined> {
  const { rows } = await pool.query<SigningIn & { password_hash: string | null }>(
    `select ${COLUMNS}, password_hash from idp.users where email = $1`,
    [normalizeEmail(email)],
  );
  const [row] = rows;
  const right = await isPasswordRight(password, row?.password_hash ?? null);
  if (!row || !right) return undefined;
  const { password_hash: _, ...user } = row;
  return user;
}

/** A person to create, or to bring up to date. The caller chooses the sub; the address counts as verified. */
export interface NewUser {
  sub: string;
  email: string;
  name: string;
  /** Null for a person who sets it themselves, by a link. */
  password: string | null;
}

/** Creates or updates a person; a password that is already set is not hashed again. */
export async function ensureUser(pool: Pool, user: NewUser): Promise<void> {
  const { rows } = await pool.query<{ password_hash: string | null }>(
    'select password_hash from idp.users where sub = $1',
    [user.sub],
  );
  const present = rows[0]?.password_hash ?? null;
  await pool.query(
    `insert into idp.users (sub, email, email_verified, name, password_hash) values ($1, $2, true, $3, $4)
     on conflict (sub) do update set email = excluded.email, email_verified = true, name = excluded.name,
       password_hash = excluded.password_hash, updated_at = now()`,
    [user.sub, normalizeEmail(user.email), user.name, await passwordHash(user.password, present)],
  );
}

async function passwordHash(password: string | null, present: string | null): Promise<string | null> {
  if (password === null) return present;
  const kept = present !== null && (await isPasswordRight(password, present));
  return kept ? present : hashPassword(password);
}

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * One mailbox and nothing around it: no list, no name, nothing that a mail server would read as more than an address,
 * nothing that can’t be seen.
 */
export function isAddress(email: string): boolean {
  return email.length <= 254 && ADDRESS.test(email);
}

const ADDRESS =
  /^[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+@[^\s@<>()[\]\\,;:"\p{Cc}\p{Cf}]+\.[^\s@<>()[\]\\,;:".\p{Cc}\p{Cf}]+$/u;

import type { Pool, PoolClient } from 'pg';
import type { SigningIn } from '../accounts/users.ts';

/** What a person sees of a passkey. */
export interface Passkey {
  credential_id: string;
  name: string;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

/** What an answer is checked with. */
export interface PasskeyKey extends SigningIn {
  public_key: Buffer;
  counter: number;
  transports: string[];
}

export interface NewPasskey {
  id: string;
  name: string;
  publicKey: Uint8Array;
  counter: number;
  transports: string[];
}

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20;

/** The oldest first. */
export async function listPasskeys(database: Pool | PoolClient, sub: string): Promise<Passkey[]> {
  const { rows } = await database.query<Passkey>(
    `select credential_id, name, transports, created_at, last_used_at from idp.passkeys where user_sub = $1
     order by created_at, credential_id`,
    [sub],
  );
  return rows;
}

export async function findPasskey(pool: Pool, id: string): Promise<PasskeyKey | undefined> {
  const { rows } = await pool.query<PasskeyKey>(
    `select public_key, counter::float8 as counter, transports, sub, email, email_verified, u.name, u.generation
     from idp.passkeys join idp.users u on sub = user_sub where credential_id = $1`,
    [id],
  );
  return rows[0];
}

/** False when that passkey is known already, whoever has it. */
export async function addPasskey(client: PoolClient, sub: string, passkey: NewPasskey): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into idp.passkeys (credential_id, user_sub, name, public_key, counter, transports, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing`,
    [
      passkey.id,
      sub,
      passkey.name,
      Buffer.from(passkey.publicKey),
      passkey.counter,
      passkey.transports,
      new Date(),
    ],
  );
  return rowCount === 1;
}

/** False when the person has no such passkey. */
export async function renamePasskey(
  client: PoolClient,
  sub: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update idp.passkeys set name = $3 where user_sub = $1 and credential_id = $2',
    [sub, id, name],
  );
  return rowCount === 1;
}

/** False when the person has no such passkey. */
export async function removePasskey(client: PoolClient, sub: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from idp.passkeys where user_sub = $1 and credential_id = $2',
    [sub, id],
  );
  return rowCount === 1;
}

/** Notes a signature. False when the authenticator's counter has not moved on: then there are two of it. */
export async function recordUse(pool: Pool, id: string, counter: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update idp.passkeys set counter = $2, last_used_at = $3
     where credential_id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    [id, counter, new Date()],
  );
  return rowCount === 1;
}

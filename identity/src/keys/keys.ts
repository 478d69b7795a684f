import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Pool, PoolClient } from 'pg';
import { withLock } from '../storage/lock.ts';

/** All keys that count at a moment. */
export interface Keys {
  /** The first one signs, all are published. */
  signing: JWK[];
  /** The first one signs, all verify. */
  cookies: string[];
}

/** Reads the keys, making the first ones on a new database. Two processes starting together end up with the same set. */
export async function loadKeys(pool: Pool): Promise<Keys> {
  return withLock(pool, async (client) => {
    const present = await readKeys(client);
    const at = new Date();
    if (present.signing.length === 0) await addSigningKey(client, at);
    if (present.cookies.length === 0) await addCookieKey(client, at);
    return readKeys(client);
  });
}

/** Before its time a key stands last: published, but not signing. */
export async function readKeys(database: Pool | PoolClient): Promise<Keys> {
  const now = [new Date()];
  const signing = await database.query<{ private_jwk: JWK }>(
    `select private_jwk from idp.signing_keys where retires_at is null or retires_at > $1
     order by signs_from <= $1 desc, signs_from desc, kid`,
    now,
  );
  const cookies = await database.query<{ secret: string }>(
    `select secret from idp.cookie_keys where retires_at is null or retires_at > $1
     order by signs_from <= $1 desc, signs_from desc, id desc`,
    now,
  );
  return {
    signing: signing.rows.map((row) => row.private_jwk),
    cookies: cookies.rows.map((row) => row.secret),
  };
}

/** A new key that signs from that moment on; answers its id. */
export async function addSigningKey(client: PoolClient, signsFrom: Date): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await client.query(
    'insert into idp.signing_keys (kid, private_jwk, created_at, signs_from) values ($1, $2, $3, $4)',
    [kid, { ...jwk, kid, alg: 'RS256', use: 'sig' }, new Date(), signsFrom],
  );
  return kid;
}

/** A new key that signs cookies from that moment on; answers its id. */
export async function addCookieKey(client: PoolClient, signsFrom: Date): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'insert into idp.cookie_keys (secret, created_at, signs_from) values ($1, $2, $3) returning id',
    [randomBytes(32).toString('base64url'), new Date(), signsFrom],
  );
  return rows[0]?.id ?? 0;
}

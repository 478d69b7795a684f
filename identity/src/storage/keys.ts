import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Pool, PoolClient } from 'pg';
import { withLock } from './lock.ts';

export interface Keys {
  /** Newest first; the first one signs. */
  signing: JWK[];
  /** Newest first; the first one signs. */
  cookies: string[];
}

/** Reads the keys, making the first ones on a new database. Two processes starting together end up with the same set. */
export async function loadKeys(pool: Pool): Promise<Keys> {
  return withLock(pool, async (client) => ({
    signing: await loadSigningKeys(client),
    cookies: await loadCookieKeys(client),
  }));
}

async function loadSigningKeys(client: PoolClient): Promise<JWK[]> {
  const present = await readSigningKeys(client);
  if (present.length > 0) return present;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  await client.query('insert into idp.signing_keys (kid, private_jwk) values ($1, $2)', [
    kid,
    { ...jwk, kid, alg: 'RS256', use: 'sig' },
  ]);
  return readSigningKeys(client);
}

async function readSigningKeys(client: PoolClient): Promise<JWK[]> {
  const { rows } = await client.query<{ private_jwk: JWK }>(
    'select private_jwk from idp.signing_keys order by created_at desc, kid',
  );
  return rows.map((row) => row.private_jwk);
}

async function loadCookieKeys(client: PoolClient): Promise<string[]> {
  await client.query(
    'insert into idp.cookie_keys (secret) select $1 where not exists (select from idp.cookie_keys)',
    [randomBytes(32).toString('base64url')],
  );
  const { rows } = await client.query<{ secret: string }>(
    'select secret from idp.cookie_keys order by id desc',
  );
  return rows.map((row) => row.secret);
}

import { createLocalJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { Pool } from 'pg';
import { findUser, type User } from '../accounts/users.ts';
import { publicKeySet } from '../keys/key-set.ts';
import type { Keys } from '../keys/keys.ts';
import type { Settings } from '../options.ts';
import { isGrantValid } from '../storage/grants.ts';

/** The person behind an access token of ours, as long as their sign-in has not been revoked. */
export interface Bearer {
  user: User;
  grantId: string;
  scopes: string[];
}

/** Answers undefined for anything that isn't a valid access token of a living grant. */
export type ReadAccessToken = (token: string) => Promise<Bearer | undefined>;

export function accessTokenReader(pool: Pool, settings: Settings, keys: Keys): ReadAccessToken {
  const keySet = createLocalJWKSet(publicKeySet(keys));
  return async (token) => {
    const payload = await verified(token, keySet, settings);
    if (payload?.token_use !== 'access' || typeof payload.origin_jti !== 'string') return undefined;
    if (!(await isGrantValid(pool, payload.origin_jti))) return undefined;
    const user = await findUser(pool, payload.sub ?? '');
    const scopes = typeof payload.scope === 'string' ? payload.scope.split(' ') : [];
    return user && { user, grantId: payload.origin_jti, scopes };
  };
}

/** Answers the person's id for a valid id token of ours. */
export type ReadIdToken = (token: string) => Promise<string | undefined>;

export function idTokenReader(pool: Pool, settings: Settings, keys: Keys): ReadIdToken {
  const keySet = createLocalJWKSet(publicKeySet(keys));
  return async (token) => {
    const payload = await verified(token, keySet, settings);
    if (payload?.token_use !== 'id' || payload.aud !== settings.clientId) return undefined;
    const valid = typeof payload.origin_jti === 'string' && (await isGrantValid(pool, payload.origin_jti));
    return valid ? payload.sub : undefined;
  };
}

async function verified(
  token: string,
  keySet: ReturnType<typeof createLocalJWKSet>,
  settings: Settings,
): Promise<JWTPayload | undefined> {
  try {
    const options = { issuer: settings.issuer, algorithms: ['RS256'], clockTolerance: 5 };
    return (await jwtVerify(token, keySet, options)).payload;
  } catch {
    return undefined;
  }
}

import { randomBytes } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Pool } from 'pg';
import { findUserByEmail } from '../accounts/users.ts';
import { loadKeys } from '../keys/keys.ts';
import { grantAdapter } from '../storage/grants.ts';
import { identityClaims, SCOPES } from './claims.ts';
import { TOKEN_LIFETIME } from './lifetimes.ts';

/**
 * A valid id token of a person, with a grant of its own, as if they had just signed in.
 * For scripts and tests on the same machine; works whether or not the provider is running.
 * Throws when nobody has that address.
 */
export async function issueToken(
  pool: Pool,
  { issuer, clientId }: { issuer: string; clientId: string },
  email: string,
): Promise<string> {
  const user = await findUserByEmail(pool, email);
  if (!user) throw new Error(`Nobody can sign in with the address ${email}.`);
  const { signing } = await loadKeys(pool);
  const [jwk] = signing;
  if (!jwk) throw new Error('The identity provider has no signing key.');
  const grantId = randomBytes(32).toString('base64url');
  const openid = { scope: SCOPES.join(' ') };
  await grantAdapter(pool).upsert(grantId, { accountId: user.sub, clientId, openid }, TOKEN_LIFETIME);
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...identityClaims(user, grantId), auth_time: now })
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(clientId)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_LIFETIME)
    .sign(await importJWK(jwk, 'RS256'));
}

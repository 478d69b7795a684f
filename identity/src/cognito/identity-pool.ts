import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Settings } from '../options.ts';
import { adoptIdentity, findIdentity, obtainIdentity } from '../storage/identities.ts';
import type { ReadIdToken } from '../tokens/access-token.ts';
import type { Call } from './dispatch.ts';
import { notAuthorized, notFound } from './failure.ts';

const Logins = z.record(z.string(), z.string()).optional();
const GetIdInput = z.object({ IdentityPoolId: z.string(), Logins });
const GetCredentialsInput = z.object({ IdentityId: z.string(), Logins });

const HOUR = 3600;

/** GetId and GetCredentialsForIdentity. The credentials have the right shape; nothing here accepts them. */
export function identityPoolCalls(
  pool: Pool,
  settings: Settings,
  readIdToken: ReadIdToken,
): Record<string, Call> {
  const provider = new URL(settings.issuer).host;
  const { identityPool } = settings;

  /** The person of the login that was sent; undefined for a guest. */
  async function personOf(logins: Record<string, string> | undefined): Promise<string | undefined> {
    if (logins === undefined || Object.keys(logins).length === 0) {
      if (!identityPool?.guestAllowed) throw notAuthorized('Unauthenticated access is not supported.');
      return undefined;
    }
    const sub = await readIdToken(logins[provider] ?? '');
    if (sub === undefined) throw notAuthorized('Invalid login token.');
    return sub;
  }

  return {
    'AWSCognitoIdentityService.GetId': async (input) => {
      const { IdentityPoolId, Logins } = GetIdInput.parse(input);
      if (IdentityPoolId !== identityPool?.id) throw notFound(`IdentityPool '${IdentityPoolId}' not found.`);
      return { IdentityId: await obtainIdentity(pool, IdentityPoolId, await personOf(Logins)) };
    },
    'AWSCognitoIdentityService.GetCredentialsForIdentity': async (input) => {
      const { IdentityId, Logins } = GetCredentialsInput.parse(input);
      const poolId = identityPool?.id ?? '';
      const identity = await findIdentity(pool, poolId, IdentityId);
      if (!identity) throw notFound(`Identity '${IdentityId}' not found.`);
      const sub = await personOf(Logins);
      if (identity.user_sub !== null && identity.user_sub !== sub) {
        throw notAuthorized(`Access to Identity '${IdentityId}' is forbidden.`);
      }
      const id = sub === undefined ? IdentityId : await adoptIdentity(pool, poolId, IdentityId, sub);
      return { IdentityId: id, Credentials: credentials() };
    },
  };
}

function credentials() {
  return {
    AccessKeyId: `ASIA${randomBytes(8).toString('hex').toUpperCase()}`,
    SecretKey: randomBytes(30).toString('base64'),
    SessionToken: randomBytes(96).toString('base64'),
    Expiration: Math.floor(Date.now() / 1000) + HOUR,
  };
}

import type { Pool } from 'pg';
import { z } from 'zod';
import { artifactAdapter } from '../storage/artifacts.ts';
import { revokeEverythingOf, revokeGrant } from '../storage/grants.ts';
import type { Bearer, ReadAccessToken } from '../tokens/access-token.ts';
import { ADMIN_SCOPE } from '../tokens/claims.ts';
import type { Call } from './dispatch.ts';
import { CognitoFailure, notAuthorized, notFound } from './failure.ts';

const WithAccessToken = z.object({ AccessToken: z.string() });
const RevokeTokenInput = z.object({ Token: z.string(), ClientId: z.string() });

/** The calls about the person behind a token. */
export function userPoolCalls(
  pool: Pool,
  clientId: string,
  readAccessToken: ReadAccessToken,
): Record<string, Call> {
  async function bearerOf(input: unknown): Promise<Bearer> {
    const { AccessToken } = WithAccessToken.parse(input);
    const bearer = await readAccessToken(AccessToken);
    if (!bearer) throw notAuthorized('Access Token is invalid, expired or revoked.');
    if (!bearer.scopes.includes(ADMIN_SCOPE))
      throw notAuthorized('Access Token does not have required scopes');
    return bearer;
  }

  return {
    'AWSCognitoIdentityProviderService.GetUser': async (input) => {
      const { sub, email, email_verified, name } = (await bearerOf(input)).user;
      const attributes = { sub, email, email_verified: String(email_verified), name };
      return {
        Username: sub,
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      };
    },
    'AWSCognitoIdentityProviderService.GlobalSignOut': async (input) => {
      await revokeEverythingOf(pool, (await bearerOf(input)).user.sub);
      return {};
    },
    'AWSCognitoIdentityProviderService.RevokeToken': async (input) => {
      const { Token, ClientId } = RevokeTokenInput.parse(input);
      if (ClientId !== clientId) throw notFound(`User pool client ${ClientId} does not exist.`);
      if (Token.includes('.'))
        throw new CognitoFailure('UnsupportedTokenTypeException', 'Unsupported token type');
      const stored = await artifactAdapter(pool, 'RefreshToken').find(Token);
      if (stored?.grantId) await revokeGrant(pool, stored.grantId);
      return {};
    },
  };
}

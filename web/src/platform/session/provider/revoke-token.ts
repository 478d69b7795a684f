import type { SessionSettings } from '../settings.ts';
import { readClaims } from '../tokens/jwt.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { operate } from './operation.ts';
import { providerEndpoints } from './provider-endpoints.ts';

// The page is being left, and nobody waits long for the way out.
const leaving = () => ({ keepalive: true, signal: AbortSignal.timeout(5_000) });

/** Ends this sign-in at the provider, where there is a refresh token and the access token can be revoked. */
export async function revokeToken(settings: SessionSettings, tokens: Tokens): Promise<void> {
  const { clientId, userPool } = settings;
  const { accessToken, refreshToken } = tokens;
  if (!refreshToken) return;
  if (!userPool) return revokeElsewhere(settings, refreshToken);
  if (!readClaims(accessToken)?.origin_jti) return;
  const input = { ClientId: clientId, Token: refreshToken };
  await operate(userPool, 'AWSCognitoIdentityProviderService.RevokeToken', input, leaving());
}

/** Ends every sign-in of this person; a provider of another kind can only be told of this one. */
export async function signOutEverywhere(settings: SessionSettings, tokens: Tokens): Promise<void> {
  const { userPool } = settings;
  if (!userPool) return revokeToken(settings, tokens);
  const input = { AccessToken: tokens.accessToken };
  await operate(userPool, 'AWSCognitoIdentityProviderService.GlobalSignOut', input, leaving());
}

/** RFC 7009. */
async function revokeElsewhere(settings: SessionSettings, token: string): Promise<void> {
  const { revoke } = await providerEndpoints(settings);
  if (!revoke) return;
  const body = new URLSearchParams({
    token,
    token_type_hint: 'refresh_token',
    client_id: settings.clientId,
  });
  await fetch(revoke, { method: 'POST', body, ...leaving() });
}

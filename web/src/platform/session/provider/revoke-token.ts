import type { SessionSettings } from '../settings.ts';
import { claimsOf } from '../tokens/jwt.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { providerEndpoints } from './provider-endpoints.ts';

/** Ends this sign-in at the provider, where there is a refresh token and the access token can be revoked. */
export async function revokeToken(settings: SessionSettings, tokens: Tokens): Promise<void> {
  const { clientId } = settings;
  const { accessToken, refreshToken } = tokens;
  if (!refreshToken) return;
  const { operations, revoke } = await providerEndpoints(settings);
  if (operations && claimsOf(accessToken).origin_jti) {
    await fetch(operations, {
      method: 'POST',
      keepalive: true,
      headers: {
        'Content-Type': 'application/x-amz-json-1.1',
        'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken',
      },
      body: JSON.stringify({ ClientId: clientId, Token: refreshToken }),
    });
  } else if (revoke) {
    const body = new URLSearchParams({ token: refreshToken, client_id: clientId });
    await fetch(revoke, { method: 'POST', keepalive: true, body });
  }
}

import { z } from 'zod';
import type { Call } from './dispatch.ts';
import { notAuthorized, notFound } from './failure.ts';

const Input = z.object({ RefreshToken: z.string(), ClientId: z.string() });
const Tokens = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  token_type: z.string(),
});

/** GetTokensFromRefreshToken: the token endpoint under another name, with the same rotation and the same checks. */
export function refreshCall(clientId: string, tokenEndpoint: string): Call {
  return async (input) => {
    const { RefreshToken, ClientId } = Input.parse(input);
    if (ClientId !== clientId) throw notFound(`User pool client ${ClientId} does not exist.`);
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: ClientId,
      refresh_token: RefreshToken,
    });
    const response = await fetch(tokenEndpoint, { method: 'POST', body });
    if (response.status === 400) throw notAuthorized('Refresh Token is invalid, expired or revoked.');
    const tokens = Tokens.parse(await response.json());
    return {
      AuthenticationResult: {
        AccessToken: tokens.access_token,
        IdToken: tokens.id_token,
        RefreshToken: tokens.refresh_token,
        ExpiresIn: tokens.expires_in,
        TokenType: tokens.token_type,
      },
    };
  };
}

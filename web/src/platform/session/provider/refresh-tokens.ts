import { invalidTokens, outageOf, SessionError, unauthenticated } from '../session-error.ts';
import type { SessionSettings } from '../settings.ts';
import { readClaims } from '../tokens/jwt.ts';
import type { Refresher } from '../tokens/token-keeper.ts';
import { type TokenAnswer, type Tokens, tokensFrom } from '../tokens/tokens.ts';
import { operate } from './operation.ts';
import { requestTokens } from './token-request.ts';

/**
 * Trades the refresh token: at the token endpoint, or by GetTokensFromRefreshToken for a remembered device, whose key the
 * endpoint can't take. Errors: those of `isOutage`, NotAuthorizedException, TokenRefreshException, InvalidTokens for
 * somebody else's tokens, UserUnAuthenticatedException without a refresh token.
 */
export const refresherFor =
  (settings: SessionSettings): Refresher =>
  async (tokens) => {
    const { refreshToken, username, device } = tokens;
    if (!refreshToken) throw unauthenticated();
    const { userPool, clientId } = settings;
    const answer =
      userPool && device
        ? await fromUserPool(userPool, {
            ClientId: clientId,
            RefreshToken: refreshToken,
            DeviceKey: device.deviceKey,
          })
        : await fromTokenEndpoint(settings, refreshToken);
    const next = tokensFrom(answer, Date.now());
    if (!isContinued(tokens, next)) throw invalidTokens();
    return {
      ...next,
      username,
      idToken: next.idToken ?? tokens.idToken,
      refreshToken: next.refreshToken ?? refreshToken,
    };
  };

interface Refreshed {
  readonly AuthenticationResult?: Readonly<
    Partial<Record<'AccessToken' | 'IdToken' | 'RefreshToken', string>>
  >;
}

async function fromUserPool(userPool: string, input: object): Promise<TokenAnswer> {
  const target = 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken';
  const { AuthenticationResult: result } = await operate<Refreshed>(userPool, target, input);
  return {
    access_token: result?.AccessToken,
    id_token: result?.IdToken,
    refresh_token: result?.RefreshToken,
  };
}

async function fromTokenEndpoint(settings: SessionSettings, refresh_token: string): Promise<TokenAnswer> {
  const reply = await requestTokens(settings, 'refresh_token', { refresh_token });
  const { status, error } = reply;
  const message = reply.error_description ?? error ?? `The token endpoint answered ${status}.`;
  const outage = outageOf(status);
  if (outage) throw new SessionError(outage, message);
  if (error === 'invalid_grant' || status === 401) throw new SessionError('NotAuthorizedException', message);
  if (status >= 400 || error) throw new SessionError('TokenRefreshException', message);
  return reply;
}

/** OpenID Connect Core 12.2: a refreshed id token speaks of the same person, from and for the same. */
function isContinued(before: Tokens, next: Tokens): boolean {
  const [old, renewed] = [readClaims(before.idToken), readClaims(next.idToken)];
  return (
    !old ||
    !renewed ||
    (old.sub === renewed.sub && old.iss === renewed.iss && String(old.aud) === String(renewed.aud))
  );
}

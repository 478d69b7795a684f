import { SessionError } from '../session-error.ts';
import type { SessionSettings } from '../settings.ts';
import type { Refresher } from '../tokens/token-keeper.ts';
import { tokensFrom } from '../tokens/tokens.ts';

/**
 * Trades the refresh token at the token endpoint. Errors: NetworkError, TooManyRequestsException,
 * ServiceUnavailableException, NotAuthorizedException, UserUnAuthenticatedException without a refresh token.
 */
export const refresherFor =
  (settings: SessionSettings): Refresher =>
  async (tokens) => {
    const { refreshToken } = tokens;
    if (!refreshToken) {
      throw new SessionError(
        'UserUnAuthenticatedException',
        'User needs to be authenticated to call this API.',
      );
    }
    const { requestTokens } = await import('./token-request.ts').catch(unreachable);
    const reply = await requestTokens(settings, 'refresh_token', { refresh_token: refreshToken }).catch(
      unreachable,
    );
    refuse(reply.status, reply.error, reply.error_description);
    const next = tokensFrom(reply, Date.now());
    return {
      ...next,
      username: tokens.username,
      idToken: next.idToken ?? tokens.idToken,
      refreshToken: next.refreshToken ?? refreshToken,
    };
  };

function unreachable(cause: unknown): never {
  throw new SessionError('NetworkError', 'A network error has occurred.', { cause });
}

function refuse(status: number, error: string | undefined, description: string | undefined): void {
  const message = description ?? error ?? `The token endpoint answered ${status}.`;
  if (status === 429) throw new SessionError('TooManyRequestsException', message);
  if (status >= 500) throw new SessionError('ServiceUnavailableException', message);
  if (error === 'invalid_grant' || status === 401) throw new SessionError('NotAuthorizedException', message);
  if (status >= 400) throw new SessionError('TokenRefreshException', message);
}

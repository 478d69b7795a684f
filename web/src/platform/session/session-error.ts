/** A failure of signing in, refreshing or signing out; `name` is the published name of the failure. */
export class SessionError extends Error {
  constructor(name: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = name;
  }
}

/** Name of every failure that the provider or the person caused during the way out and back. */
export const OAUTH_EXCEPTION = 'OAuthSignInException';

/** Name of a page that belongs to somebody else than the cookies. */
export const SESSION_CHANGED = 'SessionChangedException';

/** The person went back, or the provider sent neither code nor state. */
export const cancelled = () => new SessionError(OAUTH_EXCEPTION, 'User cancelled OAuth flow');

/** What was received or stored isn't a set of tokens. */
export const invalidTokens = (options?: ErrorOptions) =>
  new SessionError('InvalidTokens', 'Invalid tokens', options);

/** Something needs a signed-in person, or a refresh token, and there is none. */
export const unauthenticated = () =>
  new SessionError('UserUnAuthenticatedException', 'User needs to be authenticated to call this API.');

/** Nobody answered. Thrown, so that it can end a chain of promises. */
export function unreachable(cause: unknown): never {
  throw new SessionError('NetworkError', 'A network error has occurred.', { cause });
}

const BUSY = 'TooManyRequestsException';
const UNAVAILABLE = 'ServiceUnavailableException';

/** Name of an answer that is none, by its HTTP status; undefined for a status that says something else. */
export function outageOf(status: number): string | undefined {
  if (status === 429) return BUSY;
  return status >= 500 ? UNAVAILABLE : undefined;
}

// An outage must sign nobody out: decision 0022.
const KEPT = ['NetworkError', BUSY, UNAVAILABLE, 'InternalErrorException'];

/** True for a failure after which the tokens are as good as before. */
export const isOutage = (error: unknown): boolean => error instanceof Error && KEPT.includes(error.name);

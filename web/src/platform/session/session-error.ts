/** A failure of signing in, refreshing or signing out; `name` is the published name of the failure. */
export class SessionError extends Error {
  constructor(name: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = name;
  }
}

/** Name of every failure that the provider or the person caused during the way out and back. */
export const OAUTH_EXCEPTION = 'OAuthSignInException';

/** The person went back, or the provider sent neither code nor state. */
export const cancelled = () => new SessionError(OAUTH_EXCEPTION, 'User cancelled OAuth flow');

/** What was received or stored isn't a set of tokens. */
export const invalidTokens = (options?: ErrorOptions) =>
  new SessionError('InvalidTokens', 'Invalid tokens', options);

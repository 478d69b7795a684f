import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';

/** Why another provider signed nobody in. */
export type Reason = 'cancelled' | 'refused' | 'unreachable' | 'untrusted';

export class UpstreamFailure extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, cause: unknown) {
    super(summaryOf(cause));
    this.reason = reason;
  }
}

/** The provider's own server fails, or asks us to come less often. */
export class Unavailable extends Error {}

/** As each of them says that the person didn't want to. */
const CANCELLED = ['access_denied', 'user_cancelled_authorize', 'user_denied'];

export function failureFrom(error: unknown, timedOut: boolean): UpstreamFailure {
  if (timedOut || error instanceof Unavailable) return new UpstreamFailure('unreachable', error);
  if (error instanceof AuthorizationResponseError) {
    const cancelled = CANCELLED.includes(error.error);
    return new UpstreamFailure(cancelled ? 'cancelled' : 'refused', error);
  }
  return new UpstreamFailure(error instanceof ResponseBodyError ? 'refused' : 'untrusted', error);
}

/** Name, message and code only: what else such an error carries may be a token. */
function summaryOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return `${error.name}: ${error.error}`;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
}

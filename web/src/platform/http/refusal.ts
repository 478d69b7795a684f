import { FetchError } from 'ofetch';
import type { FailureBody } from '#contract/errors.ts';
import { CallError } from '../call-error.ts';
import { report } from '../reporting.ts';
import { session } from '../session/current-session.ts';
import { isOutage, SESSION_CHANGED, SessionError } from '../session/session-error.ts';
import { setTabView } from '../session/tab-view.ts';

let whenEnded: (error?: CallError) => void = () => undefined;

/** Sets what happens when the lack of a token, or the server with `error`, ends the session. */
export function onSessionEnded(listener: (error?: CallError) => void): void {
  whenEnded = listener;
}

let isFarewell = false;

/**
 * While `work` deletes the account, and from then on, an ended session is no news: the page itself says goodbye. Where it
 * fails, sessions end as ever.
 */
export async function sayingFarewell<Result>(work: () => Promise<Result>): Promise<Result> {
  isFarewell = true;
  try {
    return await work();
  } catch (error) {
    isFarewell = false;
    throw error;
  }
}

/** Forgets the local session and tells the application. */
export function endSession(error?: CallError): void {
  if (isFarewell) return;
  session().clear();
  whenEnded(error);
}

/**
 * What a failed request means: 401 ends the session it was sent under, 403 is reported as a warning, the rest passes on as
 * a CallError. Errors that are no answer and no lost connection (an abort) come back as they are.
 */
export function refusal(error: unknown): unknown {
  if (error instanceof SessionError) return withoutToken(error);
  if (!(error instanceof FetchError)) return error;
  const { status, cause } = error;
  if (status === undefined) return isAbort(cause) ? cause : unanswered(cause);
  const body = bodyOf(error.data);
  if (status === 401) {
    const unauthorized = new CallError('unauthorized', 401, body.message ?? 'unauthorized', body);
    // An answer to an old token says nothing about a session that began, or was refreshed, meanwhile.
    if (!session().superseded(bearerOf(error))) endSession(unauthorized);
    return unauthorized;
  }
  const code = status === 403 ? 'forbidden' : (body.code ?? `http_${status}`);
  const refused = new CallError(code, status, body.message ?? `The server answered ${status}.`, body);
  if (status === 403) report(refused, 'warning');
  if (refused.rule === 'view-over') leaveView();
  return refused;
}

/** Nothing was sent: the provider can't be reached, or the tokens are no good, or somebody else's. */
function withoutToken(error: SessionError): CallError {
  const { name, message } = error;
  if (name === 'NetworkError') return unanswered(error);
  if (isOutage(error)) return new CallError('unavailable', 503, message, undefined, { cause: error });
  const invalid = new CallError('invalid_token', 401, message, undefined, { cause: error });
  if (name !== SESSION_CHANGED) endSession(invalid);
  return invalid;
}

/** The look as somebody else has ended: everything that was read through it goes. */
function leaveView(): void {
  setTabView(null);
  window.location.reload();
}

const bearerOf = ({ options }: FetchError): string =>
  new Headers(options?.headers).get('Authorization')?.replace(/^Bearer /, '') ?? '';

const isAbort = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'AbortError';

const unanswered = (cause: unknown): CallError =>
  new CallError('network', 0, 'Failed to fetch', undefined, { cause });

const bodyOf = (data: unknown): Partial<FailureBody> =>
  typeof data === 'object' && data !== null ? data : {};

import { isCallError } from '../call-error.ts';
import { unreachedNote } from '../http/unreached.ts';

/** What a failed read says and offers. */
export interface FailedRead {
  readonly title: string;
  readonly note?: string;
  /** Why it isn't allowed. */
  readonly why?: string;
  readonly requestId: string | undefined;
  readonly onRetry: () => void;
}

/**
 * A failed read as a table, card or page shows it: what, why where nobody answered, again, and the request id; undefined
 * without an error.
 */
export const failedRead = (
  error: unknown,
  title: string,
  again: () => Promise<unknown>,
): FailedRead | undefined => {
  if (!error) return undefined;
  const isRefused = isCallError(error, 403);
  const note = isRefused ? error.message : unreachedNote(error);
  return {
    title,
    ...(note ? { note } : {}),
    ...(isRefused && error.why ? { why: error.why.message } : {}),
    requestId: isCallError(error) ? (error.requestId ?? undefined) : undefined,
    onRetry: () => void again(),
  };
};

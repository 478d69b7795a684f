import { isCallError } from '../call-error.ts';
import { unreachedNote } from '../http/unreached.ts';

/** What a failed read says and offers. */
export interface FailedRead {
  readonly title: string;
  readonly note?: string;
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
  const note = unreachedNote(error);
  return {
    title,
    ...(note ? { note } : {}),
    requestId: isCallError(error) ? (error.requestId ?? undefined) : undefined,
    onRetry: () => void again(),
  };
};

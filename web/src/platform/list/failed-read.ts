import { isCallError } from '../call-error.ts';

/** A failed read as a table or card shows it: what, again, and the request id; undefined without an error. */
export const failedRead = (error: unknown, title: string, again: () => Promise<unknown>) =>
  error
    ? {
        title,
        requestId: isCallError(error) ? (error.requestId ?? undefined) : undefined,
        onRetry: () => void again(),
      }
    : undefined;

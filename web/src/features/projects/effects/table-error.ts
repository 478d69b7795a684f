import { CallError } from '../../../platform/call-error.ts';
import type { TableError } from '../../../ui/table/model/data-table-props.ts';

/** A failed read as the table shows it: what, again, and the request id; undefined without an error. */
export const tableError = (
  error: unknown,
  title: string,
  again: () => Promise<unknown>,
): TableError | undefined =>
  error
    ? {
        title,
        requestId: error instanceof CallError ? (error.requestId ?? undefined) : undefined,
        onRetry: () => void again(),
      }
    : undefined;

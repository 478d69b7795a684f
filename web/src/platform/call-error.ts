import type { Explanation } from '#contract/access/explanation.ts';
import type { FailureBody, FieldProblem } from '#contract/errors.ts';

/**
 * A call that didn't succeed. `code` is the server's code, or `invalid_token` (nothing was sent), `unauthorized`,
 * `forbidden`, `network` (no answer, status 0). `name` equals `code`, so that reports can be filtered by it.
 */
export class CallError extends Error {
  readonly code: string;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** Sentences that stand beside fields. */
  readonly fields: readonly FieldProblem[];
  /** The broken rule of the domain, kebab-case. */
  readonly rule: string | null;
  readonly requestId: string | null;
  /** Of a 403: what the policy was asked, and what its answer rests on. */
  readonly why: Explanation | null;

  constructor(
    code: string,
    status: number,
    message: string,
    body?: Partial<FailureBody>,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = code;
    this.code = code;
    this.status = status;
    this.fields = body?.fields ?? [];
    this.rule = body?.rule ?? null;
    this.requestId = body?.request_id ?? null;
    this.why = body?.why ?? null;
  }
}

/** True for a failed call, with that status where one is given. */
export const isCallError = (error: unknown, status?: number): error is CallError =>
  error instanceof CallError && (status === undefined || error.status === status);

/** Sentences by field, for a form; empty for an error of another kind. */
export const problemsByField = (error: unknown): Readonly<Record<string, string>> =>
  isCallError(error) ? Object.fromEntries(error.fields.map(({ field, message }) => [field, message])) : {};

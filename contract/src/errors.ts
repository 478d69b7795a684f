import { z } from 'zod';
import { type Explanation, explanation } from './access/explanation.ts';

/** Every way a request can fail, and the HTTP status that says so. 409 is absent: clients retry it. */
export const FAILURES = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  stale: 412,
  too_large: 413,
  unsupported_file: 415,
  invalid_input: 422,
  rule_broken: 422,
  key_reused: 422,
  precondition_required: 428,
  too_many_requests: 429,
  defect: 500,
  unavailable: 503,
} as const;

/** The code of a failure, one of the closed list. */
export type FailureCode = keyof typeof FAILURES;

/** One field that has to be changed: `field` is a dotted path into the body, empty for the whole form. */
export const fieldProblem = z.object({ field: z.string(), message: z.string() });

/** A field and the sentence that stands beside it. */
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every answer from 400 on. `rule` names the broken rule of the domain, kebab-case. */
export const failureBody = z.object({
  code: z.string(),
  message: z.string(),
  rule: z.string().nullable(),
  fields: z.array(fieldProblem),
  /** Of a 403: what the policy was asked, and what its answer rests on. */
  why: explanation.nullable(),
  request_id: z.string(),
});

/** The body of every answer from 400 on. */
export type FailureBody = z.infer<typeof failureBody>;

/** The one error class: thrown anywhere, turned into HTTP in one place. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: FailureCode;
  readonly rule: string | null;
  readonly fields: readonly FieldProblem[];
  readonly why: Explanation | null;

  constructor(
    code: FailureCode,
    message: string,
    detail: { rule?: string; fields?: FieldProblem[]; why?: Explanation } = {},
  ) {
    super(message);
    this.code = code;
    this.rule = detail.rule ?? null;
    this.fields = detail.fields ?? [];
    this.why = detail.why ?? null;
  }

  /** HTTP status of this failure. */
  get status(): number {
    return FAILURES[this.code];
  }
}

/** A broken rule of the domain as a 422 whose message stands beside `field`. */
export const brokenRule = (rule: string, field: string, message: string): Failure =>
  new Failure('rule_broken', message, { rule, fields: [{ field, message }] });

/** The same answer for an id of another organization and for one that never existed. */
export const notFound = (what: string): Failure => new Failure('not_found', `This ${what} doesn't exist.`);

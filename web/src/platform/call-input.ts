import type { AnswerOf, BodyInput, Endpoint, ParamsOf, QueryInput } from '#contract/endpoint.ts';

// A part may be left out where the endpoint has none, or where all of it is optional.
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value };

type FilePart<E> = E extends { readonly file: { readonly optional: true } }
  ? { readonly file?: File | undefined }
  : E extends { readonly file: object }
    ? { readonly file: File }
    : Record<never, never>;

/** What every call takes beside the endpoint's own parts. */
export interface CallOptions {
  /** Version that the change is based on; sent as `If-Match`. */
  readonly version?: number;
  /** Organization to ask in; the tab's own by default. */
  readonly organization?: string;
  /** Sent as `Idempotency-Key` in place of one for this call alone: it is the same change as an earlier call's. */
  readonly key?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number;
}

/** What a call to this endpoint takes. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryInput<E>> &
  Part<'body', BodyInput<E>> &
  FilePart<E> &
  CallOptions;

/** The input as an argument: optional where nothing in it is needed. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** What a call to this endpoint answers. */
export type CallAnswer<E extends Endpoint> = AnswerOf<E>;

/** The parts of any input, for those who send it. */
export interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: File | undefined;
}

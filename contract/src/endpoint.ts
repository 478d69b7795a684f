import type { z } from 'zod';
import type { EmbeddedPlace } from './embedding/shapes.ts';

/**
 * Who may call: `anybody` = nobody has to be signed in, and nobody is known; `person` = anybody signed in, about
 * themselves; `organization`, `project` and `root` ask the policy for `action` on `object` in that domain. `:name` in
 * `object` is filled from the path's parameters; a project's domain takes `project_id` of the path.
 */
export type Access =
  | { readonly scope: 'anybody' | 'person' }
  | { readonly scope: 'organization' | 'project' | 'root'; readonly object: string; readonly action: string };

/**
 * What opens an endpoint of a project to somebody of the team whom no rule of the policy lets in: they work there, or did so
 * less than a day ago. A rule that denies still does.
 */
export type Circumstance = 'on-shift' | 'after-shift';

interface EndpointShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, parameters as `:name`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** Only where the access asks in a project. */
  readonly circumstance?: Circumstance;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Reads a form (multipart/form-data) with one file, its part `file` unless it is called otherwise. */
  readonly file?: { readonly maxBytes: number; readonly part?: string; readonly optional?: true };
  /** Reads the body as it came, of this media type. */
  readonly bytes?: { readonly type: string; readonly maxBytes: number };
  /** How many a minute a visit may send, and the address that it comes from, where that is fewer than of others. */
  readonly perMinute?: { readonly visit: number; readonly address: number };
  /** Answers a file of this media type instead of JSON. */
  readonly download?: { readonly type: string };
  /** A reading of parts that stand for themselves: each statement is asked alone, so that one that fails leaves the others. Only a GET. */
  readonly apart?: true;
  /** A reading that leaves an event of its own. */
  readonly recorded?: true;
  /** This page may ask it too where it stands inside another application, by the session that its token was exchanged for. Only a GET. */
  readonly embedded?: EmbeddedPlace;
  /** A look as somebody else is no reason to refuse it: it is asked as oneself. Only where the access is `person`. */
  readonly asOneself?: true;
  /** A field of the answer that nobody keeps: whoever repeats the request with its key gets null for it. */
  readonly toldOnce?: string;
  /** Absent = 204 without a body. */
  readonly response?: z.ZodType;
  readonly status?: 200 | 201 | 204;
}

/** One thing that can be asked, as plain data: the API registers it, the web calls it, both read its access. */
export const endpoint = <const E extends EndpointShape>(shape: E): E => shape;

/** Header in which a page names its visit: an id of its own, made anew with every load of the document. */
export const VISIT_HEADER = 'muster-visit';

/** Any endpoint. */
export type Endpoint = EndpointShape;

type Given<E, Part extends keyof EndpointShape> = E extends {
  readonly [K in Part]: infer S extends z.ZodType;
}
  ? S
  : z.ZodUndefined;

/** Path parameters after parsing. */
export type ParamsOf<E extends Endpoint> = z.output<Given<E, 'params'>>;
/** Query after parsing, defaults filled. */
export type QueryOf<E extends Endpoint> = z.output<Given<E, 'query'>>;
/** Query as a caller may write it. */
export type QueryInput<E extends Endpoint> = z.input<Given<E, 'query'>>;
/** Body after parsing. */
export type BodyOf<E extends Endpoint> = z.output<Given<E, 'body'>>;
/** Body as a caller may write it. */
export type BodyInput<E extends Endpoint> = z.input<Given<E, 'body'>>;
/**
 * A file as an answer: its name, and its bytes as they are made; its media type where it isn't always the endpoint's, and a tag
 * that changes with its bytes, so that browsers may keep it.
 */
export interface Download {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly type?: string;
  readonly tag?: string;
}
/** The answer's body. */
export type AnswerOf<E extends Endpoint> = E extends { readonly download: object } ? Download : JsonOf<E>;
type JsonOf<E extends Endpoint> = E extends { readonly response: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** True where a caller must send `If-Match`: every PATCH and DELETE except on the caller's own person. */
export const isVersioned = ({ method, path }: Endpoint): boolean =>
  (method === 'PATCH' || method === 'DELETE') && !path.startsWith('/users/me');

/** True where something is written, if only that it was read. */
export const isWriting = ({ method, recorded }: Endpoint): boolean => method !== 'GET' || recorded === true;

/** True where the answer is one page of many rows. */
export const isList = ({ method, query }: Endpoint): boolean =>
  method === 'GET' && query !== undefined && 'per_page' in query.shape;

/** True where a look as somebody else counts for nothing: the request is the person's own, and about themselves. */
export const isAskedAsOneself = ({ access, asOneself }: Endpoint): boolean =>
  access.scope === 'person' && asOneself === true;

/** True where the server honours `Idempotency-Key`. */
export const isIdempotent = ({ method, access }: Endpoint): boolean =>
  (method === 'POST' || method === 'PATCH') && access.scope !== 'anybody';

/** `/projects/:project_id` with `{project_id: 'x'}` → `/projects/x`; a missing parameter stays as it is. */
export const fill = (template: string, params: Readonly<Record<string, unknown>>): string =>
  template.replace(/:([a-z_]+)/g, (whole, key: string) =>
    key in params ? encodeURIComponent(String(params[key])) : whole,
  );

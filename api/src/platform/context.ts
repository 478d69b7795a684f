import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#contract/endpoint.ts';
import type { Person } from './access/people.ts';
import type { NewEvent, NewRootEvent } from './events.ts';
import type { Database } from './postgres/database.ts';
import type { Late } from './postgres/late.ts';

/** What a command of an endpoint that anybody may call works with: nobody is known. */
export interface OpenContext {
  /** The request's transaction. */
  readonly db: Database;
  readonly requestId: string;
  readonly now: Date;
  /** Puts a job into the transaction; a worker runs it after the commit, and not before a moment where one is given. */
  readonly enqueue: (queue: string, data: object, notBefore?: Date) => Promise<void>;
}

/** What a command or query of an endpoint about the caller's own person works with. */
export interface PersonContext extends OpenContext {
  readonly person: Person;
  /** As whom the person looks at the organization; the person, where as themselves. */
  readonly viewed: Person;
  /** The sign-in that the request's token came from; null from providers that don't say. */
  readonly session: string | null;
  /** Version that the caller last saw (If-Match); null where the endpoint asks for none. */
  readonly version: number | null;
  /** Runs after the commit; for forgetting what memory holds, never for effects outside. */
  readonly afterCommit: (work: () => void) => void;
  /** Drops what memory holds of a person, after something about their access changed. */
  readonly forget: (sub?: string) => void;
  /** Goes on in an organization that the command has found to concern the person, in the same transaction. */
  readonly enter: (organization: string) => Promise<Context>;
}

/** What a command or query of a tenant endpoint works with. */
export interface Context extends PersonContext {
  /** The tenant's id. */
  readonly organization: string;
  /** The caller's member id in it; null for somebody from outside the team, such as a support admin. */
  readonly member: string | null;
  /** Writes events into the transaction. */
  readonly record: (...events: NewEvent[]) => Promise<void>;
}

/** What a command or query above the organizations works with. */
export interface RootContext extends PersonContext {
  /** Writes events above the organizations into the transaction. */
  readonly recordAtRoot: (...events: NewRootEvent[]) => Promise<void>;
}

/** The context that fits an endpoint's access. */
export type ContextOf<E extends Endpoint> = E['access']['scope'] extends 'person'
  ? PersonContext
  : E['access']['scope'] extends 'root'
    ? RootContext
    : Context;

/** A file that came with a request. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The file of an endpoint as it comes. */
export type FileOf<E extends Endpoint> = E extends { readonly file: { readonly optional: true } }
  ? UploadedFile | undefined
  : E extends { readonly file: object }
    ? UploadedFile
    : undefined;

/** The parsed parts of a request; `file` only where the endpoint reads one, as it came or as the route reads it. */
export interface Input<E extends Endpoint, File = FileOf<E>> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly file: File;
}

/** Answers an endpoint that anybody may call and that reads its body as it came. */
export type OpenHandler = (context: OpenContext, bytes: Buffer) => Promise<void>;

/** Answers an endpoint. */
export type Handler<E extends Endpoint, File = FileOf<E>> = (
  context: ContextOf<E>,
  input: Input<E, File>,
) => Promise<AnswerOf<E> | Late<AnswerOf<E>>>;

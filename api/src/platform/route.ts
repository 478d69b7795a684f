import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Download, type Endpoint, isIdempotent, isList, isWriting } from '#contract/endpoint.ts';
import { admit, admitAgain, type Caller, single } from './access/admission.ts';
import type { Api } from './api.ts';
import { composeContext } from './compose-context.ts';
import type { ContextOf, FileOf, Handler, Input } from './context.ts';
import { readBody } from './http/input.ts';
import { schemaOf } from './http/schema.ts';
import { sendFile } from './http/send-file.ts';
import { readUpload } from './http/upload.ts';
import { AccessChanged, type Database, type Scope } from './postgres/database.ts';
import { digestOf, once } from './postgres/idempotency.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/**
 * Registers an endpoint: who → may they → parse → one transaction inside the organization → answer.
 * A refused person is answered before the body is read.
 */
export const route = <const E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void =>
  register(api, { endpoint, handler, readFile: undefined });

/** The same where what the handler works with is made of the file first: that may take its time, and throw 422. */
export const routeReading = <const E extends Endpoint, File>(
  api: Api,
  endpoint: E,
  readFile: ReadFile<E, File>,
  handler: Handler<E, File>,
): void => register(api, { endpoint, handler, readFile });

const register = <E extends Endpoint, File>(api: Api, route: Route<E, File>): void => {
  const { endpoint } = route;
  api.endpoints.push(endpoint);
  api.http.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: schemaOf(endpoint),
    onRequest: async (request) => {
      request.caller = await admit(api, endpoint, request);
    },
    handler: (request, reply) => answer(api, route, request, reply),
  });
};

type ReadFile<E extends Endpoint, File> = (file: FileOf<E>) => Promise<File>;

interface Route<E extends Endpoint, File> {
  readonly endpoint: E;
  readonly handler: Handler<E, File>;
  readonly readFile: ReadFile<E, File> | undefined;
}

const answer = async <E extends Endpoint, File>(
  api: Api,
  { endpoint, handler, readFile }: Route<E, File>,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { caller } = request;
  if (!caller) throw new Error('A route answered nobody.');
  const upload = endpoint.file ? await readUpload(request, endpoint.file) : undefined;
  const sent = { body: readBody(endpoint, upload?.fields ?? request.body), file: upload?.file };
  const file = readFile ? await readFile(sent.file as FileOf<E>) : sent.file;
  const input = { params: request.params, query: request.query, body: sent.body, file } as Input<E, File>;
  const run = (by: Caller, tries = 3): Promise<Outcome> =>
    attempt(api, endpoint, (context) => handler(context, input), request, by, sent).catch(async (error) => {
      if (!(error instanceof AccessChanged) || tries === 0) throw error;
      return run(await admitAgain(api, endpoint, request, caller.claims), tries - 1);
    });
  // A body may have come slowly enough to outlast the token, or a role, that let it be read.
  const by = isWriting(endpoint) ? await admit(api, endpoint, request) : caller;
  const { body, after } = await withRetry(() => run(by));
  for (const effect of after) effect();
  return send(reply, endpoint, body);
};

interface Outcome {
  readonly body: unknown;
  /** What is done once it is committed. */
  readonly after: readonly (() => void)[];
}

const attempt = async <E extends Endpoint>(
  api: Api,
  endpoint: E,
  handle: (context: ContextOf<E>) => Promise<unknown>,
  request: FastifyRequest,
  caller: Caller,
  sent: Sent,
): Promise<Outcome> => {
  const after: (() => void)[] = [];
  const { person, viewed, organization } = caller;
  const key = isIdempotent(endpoint) ? single(request.headers['idempotency-key']) : undefined;
  const { toldOnce } = endpoint;
  const named = key ? { sub: person.sub, key, digest: digestRequest(request, caller, sent), toldOnce } : null;
  const work = (db: Database) => {
    const context = composeContext(api, caller, request.id, db, after) as ContextOf<E>;
    return named ? once(db, named, () => handle(context)) : handle(context);
  };
  const sub = caller.personal ? person.sub : viewed.sub;
  const writes = isWriting(endpoint);
  const scope = { organization, sub, writes, alone: aloneOf(endpoint, caller) };
  // A look as somebody else was just read from the database, so there is nothing to be asked again.
  const stamped = viewed === person ? { ...scope, stamp: person.stamp } : scope;
  const body = await api.databases.within(stamped, work);
  return { body, after };
};

/**
 * What is asked about oneself goes by key, and shares connections; a list may take its time. What a circumstance opens says in
 * its transaction which project it was opened for.
 */
const aloneOf = (endpoint: Endpoint, { personal }: Caller): Scope['alone'] => {
  if (isWriting(endpoint)) return undefined;
  const isOwn = endpoint.apart === true || (isList(endpoint) && !endpoint.circumstance);
  return personal ? 'shared' : isOwn ? 'own' : undefined;
};

const send = (reply: FastifyReply, endpoint: Endpoint, body: unknown) => {
  reply.header('cache-control', 'no-store');
  if (endpoint.download) return sendFile(reply, endpoint.download.type, body as Download);
  if (!endpoint.response) return reply.status(204).send();
  if (typeof body === 'object' && body !== null && 'version' in body)
    reply.header('etag', `"${body.version}"`);
  return reply.status(endpoint.status ?? 200).send(body);
};

/** What a request said, as it came. */
interface Sent {
  readonly file: { readonly bytes: Buffer } | undefined;
  readonly body: unknown;
}

const digestRequest = (
  request: FastifyRequest,
  { organization, personal }: Caller,
  { file, body }: Sent,
): string =>
  digestOf(
    request.method,
    request.url,
    // Which one is the current may be what a request about oneself has just changed.
    personal ? '' : (organization ?? ''),
    JSON.stringify(request.body ?? body ?? null),
    file?.bytes ?? '',
  );

/** A deadlock or a serialization failure says nothing about the request: one more try. */
const withRetry = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== '40P01' && code !== '40001') throw error;
    return await work();
  }
};

import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Download, type Endpoint, isIdempotent, isWriting } from '#contract/endpoint.ts';
import { admit, admitAgain, type Caller, single } from './access/admission.ts';
import type { Api } from './api.ts';
import { composeContext } from './compose-context.ts';
import type { Handler, Input } from './context.ts';
import { readBody } from './http/input.ts';
import { schemaOf } from './http/schema.ts';
import { readUpload } from './http/upload.ts';
import { AccessChanged, type Database } from './postgres/database.ts';
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
export const route = <const E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E>): void => {
  api.endpoints.push(endpoint);
  api.http.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    schema: schemaOf(endpoint),
    onRequest: async (request) => {
      request.caller = await admit(api, endpoint, request);
    },
    handler: (request, reply) => answer(api, endpoint, handler, request, reply),
  });
};

const answer = async <E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: Handler<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const { caller } = request;
  if (!caller) throw new Error('A route answered nobody.');
  const upload = endpoint.file ? await readUpload(request, endpoint.file) : undefined;
  const input = {
    params: request.params,
    query: request.query,
    body: readBody(endpoint, upload?.fields ?? request.body),
    file: upload?.file,
  } as Input<E>;
  const run = (by: Caller, tries = 3): Promise<Outcome> =>
    attempt(api, endpoint, handler, request, by, input).catch(async (error) => {
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
  handler: Handler<E>,
  request: FastifyRequest,
  caller: Caller,
  input: Input<E>,
): Promise<Outcome> => {
  const after: (() => void)[] = [];
  const { person, viewed, organization } = caller;
  const key = isIdempotent(endpoint) ? single(request.headers['idempotency-key']) : undefined;
  const named = key ? { sub: person.sub, key, digest: digestRequest(request, caller, input) } : null;
  const work = (db: Database) => {
    const context = composeContext(api, caller, request.id, db, after) as Parameters<Handler<E>>[0];
    return named ? once(db, named, () => handler(context, input)) : handler(context, input);
  };
  const sub = caller.personal ? person.sub : viewed.sub;
  const writes = isWriting(endpoint);
  const scope = { organization, sub, writes, alone: caller.personal && !writes };
  // A look as somebody else was just read from the database, so there is nothing to be asked again.
  const stamped = viewed === person ? { ...scope, stamp: person.stamp } : scope;
  const body = await api.databases.within(stamped, work);
  return { body, after };
};

const send = (reply: FastifyReply, endpoint: Endpoint, body: unknown) => {
  reply.header('cache-control', 'no-store');
  if (endpoint.download) return sendFile(reply, endpoint.download.type, body as Download);
  if (!endpoint.response) return reply.status(204).send();
  if (typeof body === 'object' && body !== null && 'version' in body)
    reply.header('etag', `"${body.version}"`);
  return reply.status(endpoint.status ?? 200).send(body);
};

/** Made while it is read; a failure by then can only break it off. */
const sendFile = (reply: FastifyReply, type: string, { name, content }: Download) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(content));

const digestRequest = (
  request: FastifyRequest,
  { organization, personal }: Caller,
  { file, body }: { readonly file?: { readonly bytes: Buffer } | undefined; readonly body: unknown },
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

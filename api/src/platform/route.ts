import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Download, type Endpoint, isIdempotent, isVersioned } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';
import type { Api } from './api.ts';
import { authorize, chooseOrganization } from './authorization.ts';
import type { Context, Handler, Input } from './context.ts';
import { record } from './events.ts';
import { schemaOf } from './http/schema.ts';
import { readFields, readUpload } from './http/upload.ts';
import type { Person } from './people.ts';
import type { Database } from './postgres/database.ts';
import { digestOf, once } from './postgres/idempotency.ts';

interface Caller {
  readonly person: Person;
  readonly session: string | null;
  readonly organization: string | null;
  readonly version: number | null;
}

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

const admit = async (
  { authenticate, people }: Api,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Caller> => {
  const claims = await authenticate(request.headers.authorization);
  const person = await people.find(claims);
  const organization = chooseOrganization(person, single(request.headers['organization-id']));
  authorize(endpoint, person, organization, request.params as Record<string, string>);
  const version = isVersioned(endpoint) ? versionOf(request) : null;
  return { person, session: claims.grant, organization, version };
};

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

const versionOf = ({ headers }: FastifyRequest): number => {
  const version = /^(?:W\/)?"?(\d+)"?$/.exec(headers['if-match'] ?? '')?.[1];
  if (version) return Number(version);
  throw new Failure(
    'precondition_required',
    'Send the version you saw as If-Match, so that nobody overwrites a newer one.',
  );
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
  const file = endpoint.file ? await readUpload(request, endpoint.file.maxBytes) : undefined;
  const input = {
    params: request.params,
    query: request.query,
    body: file ? readFields(endpoint, file.fields) : request.body,
    file,
  } as Input<E>;
  const key = isIdempotent(endpoint) ? single(request.headers['idempotency-key']) : undefined;
  const attempt = key
    ? { sub: caller.person.sub, key, digest: digestRequest(request, caller, file?.bytes) }
    : null;
  const after: (() => void)[] = [];
  const work = (db: Database) => {
    const context = contextOf(api, caller, request.id, db, after) as Parameters<Handler<E>>[0];
    return attempt ? once(db, attempt, () => handler(context, input)) : handler(context, input);
  };
  const writes = endpoint.method !== 'GET';
  const scope = { organization: caller.organization, sub: caller.person.sub, writes };
  const body = await withRetry(() => api.databases.within(scope, work));
  for (const effect of after) effect();
  return send(reply, endpoint, body);
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

const contextOf = (
  api: Api,
  caller: Caller,
  requestId: string,
  db: Database,
  after: (() => void)[],
): Context => {
  const { person, session, version } = caller;
  const organization = caller.organization ?? '';
  return {
    db,
    person,
    session,
    requestId,
    version,
    organization,
    now: new Date(),
    member: person.members[organization] ?? null,
    afterCommit: (work) => after.push(work),
    forget: api.people.forget,
    record: (...events) => record({ db, organization, requestId, person }, ...events),
    enqueue: (queue, data) => api.enqueue(db, queue, data),
  };
};

const digestRequest = (
  request: FastifyRequest,
  { organization }: Caller,
  bytes: Buffer | undefined,
): string =>
  digestOf(
    request.method,
    request.url,
    organization ?? '',
    JSON.stringify(request.body ?? null),
    bytes ?? '',
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

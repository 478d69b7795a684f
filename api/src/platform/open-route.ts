import type { Endpoint } from '#contract/endpoint.ts';
import type { Api } from './api.ts';
import type { OpenContext, OpenHandler } from './context.ts';
import { acceptBytes, readBytes } from './http/bytes.ts';
import { A_MINUTE_MS, limitVisits } from './http/limits.ts';
import { schemaOf } from './http/schema.ts';

/** An endpoint that nobody has to be signed in for. */
export type OpenEndpoint = Endpoint & {
  readonly method: 'POST';
  readonly access: { readonly scope: 'anybody' };
  readonly bytes: object;
  readonly perMinute: NonNullable<Endpoint['perMinute']>;
};

/**
 * Registers an endpoint that nobody has to be signed in for: limits → read → one transaction of nobody, in no organization →
 * 204. A bearer is not looked at.
 */
export const openRoute = (api: Api, endpoint: OpenEndpoint, handler: OpenHandler): void => {
  const { bytes, method, path, perMinute } = endpoint;
  api.endpoints.push(endpoint);
  acceptBytes(api.http, bytes.type);
  api.http.route({
    method,
    url: `/api${path}`,
    schema: schemaOf(endpoint),
    bodyLimit: bytes.maxBytes,
    onRequest: [limitVisits(api.http, perMinute.visit)],
    config: { rateLimit: { max: perMinute.address, timeWindow: A_MINUTE_MS } },
    handler: async (request, reply) => {
      const body = readBytes(request, bytes);
      await asNobody(api, request.id, (context) => handler(context, body));
      return reply.status(204).header('cache-control', 'no-store').send();
    },
  });
};

/** One transaction that nobody asked for by name; answers what the work answers. */
export const asNobody = <Result>(
  api: Api,
  requestId: string,
  work: (context: OpenContext) => Promise<Result>,
): Promise<Result> =>
  api.databases.within({ organization: null, sub: null, writes: true }, (db) =>
    work({
      ...{ db, requestId, now: new Date() },
      enqueue: (queue, data, notBefore) => api.enqueue(db, queue, data, notBefore),
    }),
  );

import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { VISIT_HEADER } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';

/** The window in which requests are counted. */
export const A_MINUTE_MS = 60_000;

/** Who is counted. A client that is gone already has no address left. */
export const addressOf = ({ ip, socket }: FastifyRequest): string => ip ?? socket.remoteAddress ?? 'gone';

/**
 * Refuses what one visit sends beyond so many a minute, before its body is read and before it counts for its address. What
 * names no visit is one with all others of its address.
 */
export const limitVisits = (http: FastifyInstance, max: number): onRequestAsyncHookHandler => {
  const count = http.createRateLimit({ max, timeWindow: A_MINUTE_MS, keyGenerator: visitOf });
  return async (request, reply) => {
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    reply.header('retry-after', found.ttlInSeconds);
    throw new Failure('too_many_requests', 'Too many requests: wait a minute and try again.');
  };
};

const visitOf = (request: FastifyRequest): string => {
  const named = request.headers[VISIT_HEADER];
  const visit = typeof named === 'string' && /^[\w-]{1,64}$/.test(named) ? named : '';
  return `${addressOf(request)} ${visit}`;
};

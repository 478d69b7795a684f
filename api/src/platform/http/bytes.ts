import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure } from '#contract/errors.ts';

/** Lets bodies of this media type arrive as they are. */
export const acceptBytes = (http: FastifyInstance, type: string): void => {
  if (http.hasContentTypeParser(type)) return;
  http.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
};

/** The body as it came. Throws 415 for another media type, and for none. */
export const readBytes = ({ body }: FastifyRequest, { type }: NonNullable<Endpoint['bytes']>): Buffer => {
  if (Buffer.isBuffer(body)) return body;
  throw new Failure('unsupported_file', `Send it as ${type}.`);
};

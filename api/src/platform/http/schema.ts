import type { FastifySchema } from 'fastify';
import { type Endpoint, isIdempotent, isVersioned } from '#contract/endpoint.ts';
import { closed } from './closed.ts';

/** The shapes of an endpoint as Fastify checks and documents them. */
export const schemaOf = (endpoint: Endpoint): FastifySchema => {
  const { params, query, body, response, file, summary, path, access } = endpoint;
  return {
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body && !file ? { body: closed(body) } : {}),
    ...(response ? { response: { [endpoint.status ?? 200]: response } } : {}),
    ...documentation(endpoint, { summary, tags: [path.split('/')[1] ?? ''], description: needs(access) }),
  };
};

const needs = (access: Endpoint['access']): string =>
  !('object' in access)
    ? access.scope === 'person'
      ? 'Anybody signed in.'
      : 'Anybody, signed in or not.'
    : `Needs \`${access.action}\` on \`${access.object}\` in the ${access.scope}.`;

const documentation = (
  endpoint: Endpoint,
  base: { summary: string; tags: string[]; description: string },
) => ({
  ...base,
  description: [
    base.description,
    ...(isVersioned(endpoint) ? ['Send the version you saw as `If-Match`.'] : []),
    ...(isIdempotent(endpoint) ? ['Honours `Idempotency-Key`.'] : []),
    ...(endpoint.file ? ['Takes one file as multipart/form-data.'] : []),
    ...(endpoint.download ? [`Answers a file (${endpoint.download.type}).`] : []),
  ].join(' '),
  security: endpoint.access.scope === 'anybody' ? [] : [{ bearer: [] }],
  ...(endpoint.bytes ? { consumes: [endpoint.bytes.type] } : {}),
  ...(endpoint.file ? { consumes: ['multipart/form-data'] } : {}),
});

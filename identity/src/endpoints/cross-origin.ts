import { type Endpoint, type Exchange, type Headers, reply } from './exchange.ts';

/** Lets the application's own pages, and no others, call an endpoint and read the answer. */
export function crossOrigin(
  origins: string[],
  endpoint: (exchange: Exchange, headers: Headers) => Promise<void>,
) {
  const headersFor = ({ req }: Exchange): Headers => {
    const { origin } = req.headers;
    const allowed = origin !== undefined && origins.includes(origin);
    return { Vary: 'Origin', ...(allowed ? { 'Access-Control-Allow-Origin': origin } : {}) };
  };
  const preflight: Endpoint = (exchange) =>
    reply(exchange, 204, {
      ...headersFor(exchange),
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers':
        'authorization, content-type, x-amz-target, x-amz-user-agent, amz-sdk-request, amz-sdk-invocation-id, cache-control',
      'Access-Control-Max-Age': '3600',
    });
  const answer: Endpoint = (exchange) => endpoint(exchange, headersFor(exchange));
  return { preflight, answer };
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and its answer. */
export interface Exchange {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  /** Where it comes from, for counting attempts. */
  address: string;
}

export type Endpoint = (exchange: Exchange) => Promise<void> | void;

export type Headers = Record<string, string>;

export function reply({ res }: Exchange, status: number, headers: Headers, body: string | Buffer = ''): void {
  res.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  res.end(body);
}

export function replyJson(exchange: Exchange, status: number, body: object, headers: Headers = {}): void {
  const type = headers['Content-Type'] ?? 'application/json';
  reply(
    exchange,
    status,
    { ...headers, 'Content-Type': type, 'Cache-Control': 'no-store' },
    JSON.stringify(body),
  );
}

export function redirect(exchange: Exchange, status: 302 | 303, location: string): void {
  reply(exchange, status, { Location: location, 'Cache-Control': 'no-store' });
}

/** More than any form or call needs. */
const BODY_LIMIT = 32 * 1024;

/** The body as text; undefined when it is too long. The rest isn't waited for: the connection ends with the answer. */
export async function readBody({ req, res }: Exchange): Promise<string | undefined> {
  let body = '';
  req.setEncoding('utf8');
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    body += chunk;
    if (body.length <= BODY_LIMIT) continue;
    res.setHeader('Connection', 'close');
    return undefined;
  }
  return body;
}

import { createServer } from 'node:http';

/** Something that arrived. */
export interface Arrived {
  readonly path: string;
  readonly auth: string;
  /** The envelope's lines. */
  readonly lines: readonly string[];
}

/** A service for error reports that remembers what it is sent; `answers` are its next statuses, then 200. */
export const openSentryServer = async (...answers: number[]) => {
  const arrived: Arrived[] = [];
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    arrived.push({
      path: request.url ?? '',
      auth: String(request.headers['x-sentry-auth']),
      lines: Buffer.concat(parts).toString().trim().split('\n'),
    });
    response.writeHead(answers.shift() ?? 200).end('{}');
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    arrived,
    dsn: `http://public@127.0.0.1:${port}/sentry/42`,
    close: () => new Promise((resolve) => http.close(resolve)),
  };
};

import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type Exchange, reply } from './endpoints/exchange.ts';
import { applicationAddress } from './options.ts';
import { pageHeaders } from './pages/headers.ts';
import { messagePage } from './pages/message-page.ts';
import { type Parts, routes } from './routes.ts';

/** Takes the port; requests wait for `serve`. */
export async function listen(port: number, host: string | undefined): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => resolve());
  });
  return server;
}

/** Answers requests from now on: own endpoints first, the protocol library for the rest. */
export function serve(server: Server, parts: Parts): void {
  const find = routes(parts);
  const protocol = parts.provider.callback();
  const issuer = new URL(parts.settings.issuer);
  server.on('request', (req, res) => {
    answerAs(issuer, req);
    const url = new URL(req.url ?? '/', issuer);
    const endpoint = find(req.method ?? 'GET', url.pathname);
    if (!endpoint) {
      protocol(req, res);
      return;
    }
    const exchange = { req, res, url };
    Promise.resolve()
      .then(() => endpoint(exchange))
      .catch((error: unknown) => fail(exchange, parts, error));
  });
}

/** Links and cookies follow the issuer, never what the request says about itself. */
function answerAs(issuer: URL, req: IncomingMessage): void {
  req.headers.host = issuer.host;
  req.headers['x-forwarded-host'] = issuer.host;
  req.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
}

function fail(exchange: Exchange, { settings, logger }: Parts, error: unknown): void {
  logger.error({ err: error, path: exchange.url.pathname }, 'identity: request failed');
  if (exchange.res.headersSent) {
    exchange.res.destroy();
    return;
  }
  reply(
    exchange,
    500,
    pageHeaders(settings),
    messagePage({
      title: 'Something went wrong',
      text: 'The sign-in service could not answer. Try again in a moment.',
      way: { label: 'Back to Muster', href: applicationAddress(settings) },
    }),
  );
}

export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

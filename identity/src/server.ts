import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type Exchange, reply } from './endpoints/exchange.ts';
import { refuseUnreadable, screen } from './endpoints/screening.ts';
import { applicationAddress, type Logger, type Settings } from './options.ts';
import { pageHeaders } from './pages/headers.ts';
import { messagePage } from './pages/message-page.ts';
import { type Parts, routes } from './routes.ts';
import { isUnstorable } from './storage/unstorable.ts';
import { clientAddress, trustNoProxy } from './throttle/client-address.ts';
import { requestLimit } from './throttle/requests.ts';
import { replyTooMany } from './throttle/too-many.ts';

/** Of every answer, the protocol library's as well; our pages say more. */
const USUAL_HEADERS = new Map([
  ['Content-Security-Policy', "frame-ancestors 'none'; base-uri 'none'; object-src 'none'"],
  ['Referrer-Policy', 'same-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
]);

/** Takes the port; requests wait for `serve`. */
export async function listen(port: number, host: string | undefined): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => resolve());
  });
  return server;
}

/** Who answers: own endpoints first, the protocol library for the rest. */
export interface Handlers {
  find: ReturnType<typeof routes>;
  protocol: ReturnType<Parts['provider']['callback']>;
}

export function handlersOf(parts: Parts): Handlers {
  return { find: routes(parts), protocol: parts.provider.callback() };
}

/** Answers requests from now on, each by the handlers of its moment. */
export function serve(
  server: Server,
  settings: Settings,
  logger: Logger,
  current: () => Promise<Handlers>,
): void {
  const issuer = new URL(settings.issuer);
  const mayAsk = requestLimit(settings.requestsPerMinute ?? Number.MAX_SAFE_INTEGER);
  const answer = async (exchange: Exchange): Promise<void> => {
    const waitMs = await mayAsk(exchange.address);
    if (waitMs > 0) return replyTooMany(exchange, settings, waitMs);
    if (screen(exchange, settings)) return;
    const { find, protocol } = await current();
    const endpoint = find(exchange.req.method ?? 'GET', exchange.url.pathname);
    await (endpoint ? endpoint(exchange) : protocol(exchange.req, exchange.res));
  };
  server.on('request', (req, res) => {
    const address = clientAddress(req, settings.trustProxy ?? trustNoProxy);
    answerAs(issuer, req, address);
    for (const [name, value] of USUAL_HEADERS) res.setHeader(name, value);
    if (issuer.protocol === 'https:') res.setHeader('Strict-Transport-Security', 'max-age=15552000');
    const exchange = { req, res, url: urlOf(req, issuer), address };
    answer(exchange).catch((error: unknown) => fail(exchange, settings, logger, error));
  });
}

/** A path may be no address at all, such as `//`: it leads where unknown ones lead. */
function urlOf({ url = '/' }: IncomingMessage, issuer: URL): URL {
  return URL.parse(url, issuer.href) ?? new URL('/unknown', issuer);
}

/** Links, cookies and the client's address follow what we know, never what the request says about itself. */
function answerAs(issuer: URL, req: IncomingMessage, address: string): void {
  req.headers.host = issuer.host;
  req.headers['x-forwarded-host'] = issuer.host;
  req.headers['x-forwarded-for'] = address;
  req.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
}

function fail(exchange: Exchange, settings: Settings, logger: Logger, error: unknown): void {
  // Whoever goes away while sending is told nothing and is nobody's failure.
  if (exchange.req.errored) return;
  if (isUnstorable(error) && !exchange.res.headersSent) {
    refuseUnreadable(exchange, settings);
    return;
  }
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

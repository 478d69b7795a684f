import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

/** A server in front of Muster, under which builds change while pages are open. */
export interface Front {
  readonly url: string;
  /** What service workers said of pushes, in that order; Muster isn't asked. */
  readonly receipts: readonly unknown[];
  /** From here on a newer build is served: the same files under another id. Returns the id. */
  install(id: string): void;
  /** From here on the server is of this release, by its settings; the build stays. */
  release(name: string): void;
  /** From here on there is no service worker to be had. */
  refuseWorker(): void;
  close(): Promise<void>;
}

type Rewrite = (text: string) => string;

/** Passes everything on to the running Muster; whoever is signed in there is signed in here. */
export async function openFront(): Promise<Front> {
  const muster = new URL(process.env.MUSTER_URL ?? '');
  const first = await idOf(muster);
  let current = first;
  let released = 'development';
  let isRefusing = false;
  const receipts: unknown[] = [];
  const server = createServer((asked, answer) => {
    const [path = ''] = (asked.url ?? '').split('?');
    if (isRefusing && path === '/service-worker.js') return void answer.writeHead(404).end();
    if (path === '/api/notification-receipts') return void takeReceipt(asked, answer, receipts);
    passOn(
      muster,
      asked,
      answer,
      rewriteOf(path, { front: urlOf(), muster: muster.origin, first, current, released }),
    );
  });
  const urlOf = () => {
    const address = server.address();
    return `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  };
  server.listen(0);
  await once(server, 'listening');
  return {
    url: urlOf(),
    receipts,
    install: (id) => {
      current = id;
    },
    release: (name) => {
      released = name;
    },
    refuseWorker: () => {
      isRefusing = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const takeReceipt = async (
  asked: IncomingMessage,
  answer: ServerResponse,
  receipts: unknown[],
): Promise<void> => {
  receipts.push(await json(asked));
  answer.writeHead(204).end();
};

const idOf = async (muster: URL): Promise<string> => {
  const latest: { id: string } = JSON.parse(
    await (await fetch(new URL('/builds/latest.json', muster))).text(),
  );
  return latest.id;
};

interface Served {
  readonly front: string;
  readonly muster: string;
  readonly first: string;
  readonly current: string;
  readonly released: string;
}

/** What differs between builds: the page, its revision in the worker's list, and what tells the newest. */
const rewriteOf = (
  path: string,
  { front, muster, first, current, released }: Served,
): Rewrite | undefined => {
  if (path === '/service-worker.js')
    return (text) => text.replace(/"revision":"\w+"(?=,"url":"index\.html")/, `"revision":"${current}"`);
  const isPage = !/\.\w+$/.test(path) && !path.startsWith('/api');
  const isRewritten = isPage || ['/index.html', '/config.json', '/builds/latest.json'].includes(path);
  if (!isRewritten) return undefined;
  return (text) =>
    text
      .replaceAll(first, current)
      .replaceAll(muster, front)
      .replace('"release":"development"', `"release":"${released}"`);
};

function passOn(muster: URL, asked: IncomingMessage, answer: ServerResponse, rewrite?: Rewrite): void {
  const headers = {
    ...asked.headers,
    host: muster.host,
    ...(rewrite ? { 'accept-encoding': 'identity' } : {}),
  };
  // A page that was rewritten isn't the one that Muster has kept.
  if (rewrite)
    for (const name of ['if-none-match', 'if-modified-since']) Reflect.deleteProperty(headers, name);
  const onward = request(
    { host: muster.hostname, port: muster.port, path: asked.url, method: asked.method, headers },
    (came) => {
      const { 'content-length': _, etag, ...rest } = came.headers;
      if (!rewrite) return void came.pipe(answer.writeHead(came.statusCode ?? 502, came.headers));
      const parts: Buffer[] = [];
      came.on('data', (part: Buffer) => parts.push(part));
      came.on('end', () =>
        answer.writeHead(came.statusCode ?? 502, rest).end(rewrite(Buffer.concat(parts).toString())),
      );
    },
  );
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

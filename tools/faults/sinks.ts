import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { type Browser, makeBrowser } from './browser.ts';

const pushed = z.object({ uuid: z.uuid(), tag: z.string() });

/** What a mail server or push service took. */
export interface Taken {
  readonly channel: 'email' | 'web-push';
  /** E-mail address, or path of the browser. */
  readonly to: string;
  /** Message-ID or Topic: one that came twice is known by it. */
  readonly name: string;
  /** Ids of the notifications that it tells of. */
  readonly notifications: readonly string[];
}

/** Where everything goes: a mail server and a push service on free ports. */
export interface Sinks {
  readonly smtpUrl: string;
  readonly pushUrl: string;
  readonly taken: Taken[];
  /** Lets somebody subscribe whose browser's address ends in a path. */
  subscribe(path: string): Browser;
  close(): Promise<void>;
}

/** Opens both. They say yes to everything, and read it as its recipient does. */
export const openSinks = async (): Promise<Sinks> => {
  const taken: Taken[] = [];
  const browsers = new Map<string, Browser>();
  const mail = mailServer(taken);
  const push = pushService(taken, browsers);
  const [smtpPort, pushPort] = [await listening(mail.server), await listening(push)];
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    pushUrl: `http://127.0.0.1:${pushPort}`,
    taken,
    subscribe: (path) => {
      const browser = makeBrowser();
      browsers.set(path, browser);
      return browser;
    },
    close: async () => {
      push.closeAllConnections();
      await new Promise((resolve) => push.close(resolve));
      await new Promise<void>((resolve) => mail.close(resolve));
    },
  };
};

const mailServer = (taken: Taken[]): SMTPServer => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    ...{ disableReverseLookup: true, closeTimeout: 1 },
    onData: async (stream, { envelope }, done) => {
      const sent = await text(stream).catch(() => null);
      // What a death cut off hasn't come.
      if (sent === null) return done(new Error('cut off'));
      const raw = sent.replace(/=\r\n/g, '').replace(/=3D/g, '=');
      const [plain = ''] = raw.split('Content-Type: text/html');
      taken.push({
        channel: 'email',
        to: envelope.rcptTo.map(({ address }) => address).join(),
        name: /^Message-ID: (\S+)/m.exec(raw)?.[1] ?? '',
        notifications: [...plain.matchAll(/[?&]nt=([\w-]+)/g)].map(([, id = '']) => id),
      });
      return done();
    },
  });
  // A worker that is killed leaves its connection as it was.
  server.on('error', () => undefined);
  return server;
};

const pushService = (taken: Taken[], browsers: ReadonlyMap<string, Browser>) =>
  createServer(async (request, reply) => {
    const body = await buffer(request).catch(() => null);
    const to = request.url ?? '';
    const browser = browsers.get(to);
    // A request that a death cut off hasn't come.
    if (!body || !browser) return reply.writeHead(404).end();
    const { uuid, tag } = pushed.parse(JSON.parse(browser.read(body)));
    const name = `${request.headers.topic} ${tag}`;
    taken.push({ channel: 'web-push', to, name, notifications: [uuid] });
    return reply.writeHead(201).end();
  });

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

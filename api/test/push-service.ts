import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push as a service took it; nobody but the browser can read it. */
export interface TakenPush {
  /** Path of the browser's address. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

/** A push service on a free port. */
export interface TestPushService {
  readonly url: string;
  /** Everything that was asked, also what was refused. */
  readonly asked: TakenPush[];
  /** What it answers next at a path, instead of 201. */
  answerOnce(path: string, status: number, headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/** Opens a push service for a test file. */
export const openTestPushService = async (): Promise<TestPushService> => {
  const asked: TakenPush[] = [];
  const answers: { path: string; status: number; headers: Readonly<Record<string, string>> }[] = [];
  const server = createServer(async (request, reply) => {
    let bytes = 0;
    for await (const part of request) bytes += part.length;
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers, bytes });
    const at = answers.findIndex((answer) => answer.path === path);
    const [answer] = at < 0 ? [] : answers.splice(at, 1);
    reply.writeHead(answer?.status ?? 201, answer?.headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answerOnce: (path, status, headers = {}) => void answers.push({ path, status, headers }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Keys as a browser makes them when it subscribes. */
export const browserKeys = (): { p256dh: string; auth: string } => {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { p256dh: point.toString('base64url'), auth: randomBytes(16).toString('base64url') };
};

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../src/features/attachments/adapters/s3.ts';

/** A store that speaks as much of S3 as files need, and takes no request whose signature it can't work out itself. */
export interface TestStore {
  readonly settings: S3Settings;
  /** Objects by key. */
  readonly objects: Map<string, { readonly content: Buffer; readonly type: string }>;
  /** Answers this status from now on instead; null for what is right. */
  fail(status: number | null): void;
  close(): Promise<void>;
}

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** Opens one on a port of its own. */
export const openTestStore = async (): Promise<TestStore> => {
  const keys = { accessKeyId: 'KEYOFTESTS', secretAccessKey: 'a secret of tests' };
  const place = { bucket: 'muster-files', region: 'eu-test-1' };
  const objects: TestStore['objects'] = new Map();
  let failing: number | null = null;
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = Buffer.concat(parts);
    const refusal = failing ?? refusalOf(request, body, { ...keys, ...place });
    const key = (request.url ?? '').slice(`/${place.bucket}/`.length);
    const found = objects.get(key);
    if (refusal) reply.writeHead(refusal).end('<Error><Code>Refused</Code></Error>');
    else if (request.method === 'PUT') {
      objects.set(key, { content: body, type: String(request.headers['content-type']) });
      reply.writeHead(200).end();
    } else if (!found) reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    else if (request.method === 'GET') reply.writeHead(200).end(found.content);
    else {
      objects.delete(key);
      reply.writeHead(204).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { endpoint: `http://localhost:${port}`, ...place, ...keys },
    objects,
    fail: (status) => {
      failing = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Signature Version 4 as its description says, without any code of those who sign. */
const refusalOf = (
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, bucket, region }: Omit<S3Settings, 'endpoint'>,
): number | null => {
  if (!url.startsWith(`/${bucket}/`)) return 404;
  const [, by = '', day = '', where, names = '', given] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const time = String(headers['x-amz-date']);
  if (by !== accessKeyId || where !== region || !time.startsWith(day)) return 403;
  if (headers['x-amz-content-sha256'] !== hash(body)) return 400;
  const listed = names.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => listed.includes(name))) return 403;
  const lines = listed.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('');
  const canonical = [method, url, '', lines, names, hash(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce(
    (before: Buffer | string, part) => sign(before, part),
    `AWS4${secretAccessKey}`,
  );
  return sign(key, text).toString('hex') === given ? null : 403;
};

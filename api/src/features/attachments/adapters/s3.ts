import { createHash, createHmac } from 'node:crypto';
import type { ObjectStore } from '../../../platform/object-store.ts';

/** A bucket, and who may write into it. */
export interface S3Settings {
  /** Where the store answers, without a slash at its end. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long one object may take. */
const PATIENCE_MS = 60_000;
const EMPTY_SHA256 = createHash('sha256').digest('hex');

/** A bucket of Amazon S3 or of a store that speaks its language, asked as `endpoint/bucket/key`. Throws for what it refuses. */
export const s3Store = (settings: S3Settings): ObjectStore => {
  const send = sender(settings);
  return {
    put: async (key, content, { type, sha256 }) => {
      const answer = await send(
        'PUT',
        key,
        { 'content-type': type, 'x-amz-content-sha256': sha256 },
        content,
      );
      await answer.arrayBuffer();
    },
    read: async (key) => {
      const { body } = await send('GET', key, { 'x-amz-content-sha256': EMPTY_SHA256 });
      if (!body) throw new Error(`The store sent nothing for ${key}.`);
      return body;
    },
    remove: async (key) => {
      const answer = await send('DELETE', key, { 'x-amz-content-sha256': EMPTY_SHA256 }, undefined, [404]);
      await answer.arrayBuffer();
    },
  };
};

const sender = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings) => {
  const { protocol, hostname, port, host, pathname } = new URL(endpoint);
  const openSigner = async () => {
    const { SignatureV4 } = await import('@smithy/signature-v4');
    return new SignatureV4({
      ...{ service: 's3', region, credentials: { accessKeyId, secretAccessKey } },
      ...{ sha256: Sha256, uriEscapePath: false, applyChecksum: false },
    });
  };
  // With the first object: most servers keep their files in the database, and do without it.
  let opened: ReturnType<typeof openSigner> | undefined;
  return async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    headers: Readonly<Record<string, string>>,
    body?: Buffer,
    alsoFine: readonly number[] = [],
  ): Promise<Response> => {
    const path = `${pathname.replace(/\/$/, '')}/${bucket}/${key}`;
    opened ??= openSigner();
    const signed = await (await opened).sign({
      ...{ method, protocol, hostname, path, headers: { host, ...headers } },
      ...(port ? { port: Number(port) } : {}),
    });
    const answer = await fetch(`${protocol}//${host}${path}`, {
      ...{ method, headers: signed.headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    if (answer.ok || alsoFine.includes(answer.status)) return answer;
    const [, code = ''] = /<Code>([^<]{1,80})</.exec(await answer.text()) ?? [];
    throw new Error(`The store answered ${answer.status} ${code} to ${method} ${key}.`);
  };
};

/** What the signer counts with. */
class Sha256 {
  readonly #hash;

  constructor(secret?: Parameters<typeof toBytes>[0]) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', toBytes(secret));
  }

  update(chunk: Parameters<typeof toBytes>[0]): void {
    this.#hash.update(toBytes(chunk));
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(new Uint8Array(this.#hash.digest()));
  }

  reset(): void {
    throw new Error('A hash is used once.');
  }
}

const toBytes = (given: string | ArrayBuffer | ArrayBufferView): Buffer => {
  if (typeof given === 'string') return Buffer.from(given);
  return ArrayBuffer.isView(given)
    ? Buffer.from(given.buffer, given.byteOffset, given.byteLength)
    : Buffer.from(given);
};

import { createServer } from 'node:http';
import { inflateSync } from 'node:zlib';

/** One item that arrived. */
export interface ArrivedItem {
  readonly type: string;
  /** What it says; of a recording, what was packed into it. */
  readonly text: string;
}

/** A service for error reports on this machine, which remembers every item that it is sent. */
export const openSentryService = async () => {
  const items: ArrivedItem[] = [];
  const http = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    items.push(...itemsOf(Buffer.concat(parts)));
    response.end('{}');
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => new Promise((resolve) => http.close(resolve));
  return { items, dsn: `http://key@127.0.0.1:${port}/42`, close };
};

function itemsOf(envelope: Buffer): ArrivedItem[] {
  const items: ArrivedItem[] = [];
  let at = envelope.indexOf('\n') + 1;
  while (at < envelope.length) {
    const end = envelope.indexOf('\n', at);
    const { type, length } = JSON.parse(envelope.subarray(at, end).toString());
    const payload = envelope.subarray(end + 1, end + 1 + length);
    items.push({ type, text: type === 'replay_recording' ? unpacked(payload) : payload.toString() });
    at = end + 1 + length + 1;
  }
  return items;
}

/** A line about the recording, then the recording. */
const unpacked = (payload: Buffer): string =>
  inflateSync(payload.subarray(payload.indexOf('\n') + 1)).toString();

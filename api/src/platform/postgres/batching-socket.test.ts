import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { batchingSocket } from './batching-socket.ts';

test('what is written in one turn arrives at once, corked or not, and the next turn’s after it', async () => {
  const arrived: string[] = [];
  const server = createServer((socket) => socket.on('data', (data) => arrived.push(String(data))));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const socket = batchingSocket();
  socket.connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('begin;');
  socket.cork();
  socket.write('bind;');
  socket.uncork();
  await Promise.resolve();
  socket.write('sync;');
  // The system may join what was written apart, so what is held back tells more than what arrives.
  expect([socket.writableCorked, socket.writableLength]).toEqual([1, 'begin;bind;sync;'.length]);
  await expect.poll(() => arrived).toEqual(['begin;bind;sync;']);
  socket.write('commit;');
  await expect.poll(() => arrived).toEqual(['begin;bind;sync;', 'commit;']);
  socket.destroy();
  server.close();
});

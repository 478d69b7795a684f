import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { smtpDelivery } from './mail.ts';

const LETTER = {
  ...{ name: 'one', recipient: 'ann@muster.test', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  expiresAt: new Date(),
};

test('a server that says something now and then and never ends is given up', async () => {
  const sockets: Socket[] = [];
  // An answer of more and more lines, of which none is the last: silence is never long enough for a limit.
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
    socket.write('220 mail.muster.test\r\n');
    socket.once('data', () => {
      const more = setInterval(() => socket.write('250-wait\r\n'), 20);
      socket.on('close', () => clearInterval(more));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const deliver = smtpDelivery({
    ...{ url: `smtp://127.0.0.1:${port}`, from: 'crew@muster.test', host: 'muster.test', handOverMs: 300 },
  });
  await expect(deliver(LETTER)).rejects.toThrow('The mail server took no mail: ETIMEDOUT');
  await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([true]);
  await new Promise((resolve) => server.close(resolve));
});

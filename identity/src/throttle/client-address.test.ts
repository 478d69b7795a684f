import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, networkOf, type TrustProxy, trustNoProxy } from './client-address.ts';

function requestFrom(peer: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

const proxies =
  (count: number): TrustProxy =>
  (_address, hop) =>
    hop < count;

test('without a trusted proxy the client is the other end of the socket, whatever it says', () => {
  expect(clientAddress(requestFrom('203.0.113.7', '198.51.100.1'), trustNoProxy)).toBe('203.0.113.7');
});

test('only as many names are believed as there are proxies', () => {
  const request = requestFrom('10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2');
  expect(clientAddress(request, proxies(1))).toBe('10.0.0.2');
  expect(clientAddress(request, proxies(2))).toBe('203.0.113.7');
});

test('a proxy that names nobody, or something that is no address, counts as the client itself', () => {
  expect(clientAddress(requestFrom('10.0.0.1'), proxies(1))).toBe('10.0.0.1');
  expect(clientAddress(requestFrom('10.0.0.1', 'unknown'), proxies(1))).toBe('10.0.0.1');
});

test.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5123', '203.0.113.7'],
  ['[2001:db8::7]:5123', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
])('%s is the address %s', (written, address) => {
  expect(clientAddress(requestFrom('10.0.0.1', written), proxies(1))).toBe(address);
});

test('addresses of one customer’s IPv6 network are counted together, others are not', () => {
  const own = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0DB8:0001:0002:0:0:0:5'];
  expect(new Set(own.map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf(own[0] ?? ''));
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
});

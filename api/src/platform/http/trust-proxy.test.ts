import { afterEach, describe, expect, test } from 'vitest';
import { openHttp } from './http.ts';
import { readTrustProxy } from './trust-proxy.ts';

const CLIENT = '203.0.113.7';
const opened: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  for (const http of opened.splice(0)) await http.close();
});

/** Whom the API takes for the client of a request that came from `peer` with this header. */
async function clientOf(setting: string | undefined, forwarded: string, peer = '127.0.0.1'): Promise<string> {
  const http = await openHttp({
    logLevel: 'silent',
    connectOrigins: [],
    scriptHashes: [],
    requestsPerMinute: 1000,
    trustProxy: setting === undefined ? undefined : readTrustProxy(setting),
  });
  opened.push(http);
  http.get('/who', (request) => request.ip);
  const headers = { 'x-forwarded-for': forwarded };
  return (await http.inject({ url: '/who', headers, remoteAddress: peer })).body;
}

describe('whom the API takes for the client', () => {
  test('is the other end of the socket, whatever the request says, when no proxy is named', async () => {
    expect(await clientOf(undefined, CLIENT)).toBe('127.0.0.1');
    expect(await clientOf('0', CLIENT)).toBe('127.0.0.1');
  });

  test('is whom the one proxy in front names, and never what the client itself put before', async () => {
    expect(await clientOf('1', CLIENT)).toBe(CLIENT);
    expect(await clientOf('1', `198.51.100.1, ${CLIENT}`)).toBe(CLIENT);
    expect(await clientOf('2', `198.51.100.1, ${CLIENT}, 10.0.0.2`)).toBe(CLIENT);
  });

  test('is whom proxies with a named address speak for, however many they are', async () => {
    const named = '127.0.0.0/8, 10.0.0.0/8, ::1';
    expect(await clientOf(named, `198.51.100.1, ${CLIENT}, 10.0.0.2`)).toBe(CLIENT);
    expect(await clientOf(named, CLIENT, '::ffff:10.1.2.3')).toBe(CLIENT);
    expect(await clientOf(named, CLIENT, '192.0.2.1')).toBe('192.0.2.1');
  });
});

test.each(['yes', 'true', '-1', '10', '10.0.0.0/33', '10.0.0.0/8;::1', 'localhost', '127.0.0.1,'])(
  'TRUST_PROXY=%s is refused',
  (text) => expect(readTrustProxy(text)).toBeUndefined(),
);

import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHttp } from './http.ts';

const ROWS = Array.from({ length: 50 }, (_, row) => ({ id: row, name: `Project ${row}` }));
let http: FastifyInstance;

beforeAll(async () => {
  http = await openHttp({
    logLevel: 'silent',
    connectOrigins: [],
    scriptHashes: [],
    requestsPerMinute: 1000,
  });
  http.get('/api/many', () => ROWS);
  http.get('/api/one', () => ROWS.slice(0, 1));
  http.post('/api/told', ({ body }) => ({ told: body }));
});
afterAll(() => http.close());

const get = (url: string, encoding: string) =>
  http.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

test('a long answer arrives packed for whoever takes it so, whole, and caches know that it differs', async () => {
  const answer = await get('/api/many', 'gzip, deflate, br');
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toEqual(ROWS);
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(ROWS).length / 3);
});

test.each([
  ['a short answer', '/api/one', 'gzip'],
  ['an answer to somebody who takes nothing packed', '/api/many', ''],
  ['an answer to somebody who wants it as it is', '/api/many', 'identity'],
])('%s stays as it is', async (_, url, encoding) => {
  const answer = await get(url, encoding);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toEqual(ROWS.slice(0, url === '/api/one' ? 1 : 50));
});

test('a packed body isn’t unpacked, so that none can unfold beyond the limit', async () => {
  const answer = await http.inject({
    method: 'POST',
    url: '/api/told',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ text: 'a'.repeat(100) })),
  });
  expect(answer.statusCode).toBe(400);
});

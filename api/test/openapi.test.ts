import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from './server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

test('the OpenAPI document tells of every endpoint, in words, with its shapes', async () => {
  const { paths } = (await muster.server.http.inject('/api/openapi.json')).json();
  const told = Object.entries<Record<string, { summary: string }>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary }]) => `${method.toUpperCase()} ${path}: ${summary}`),
  );
  const known = muster.server.endpoints.map(
    ({ method, path, summary }) => `${method} /api${path.replace(/:([a-z_]+)/g, '{$1}')}: ${summary}`,
  );
  expect(told.sort()).toEqual(known.sort());
});

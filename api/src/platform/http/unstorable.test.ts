import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test/server.ts';

let muster: TestServer;
beforeAll(async () => {
  muster = await openTestServer();
});
afterAll(() => muster.close());

const ask = async (method: 'GET' | 'POST', path: string, key = 'k', name = 'Ann') => {
  const answer = await muster.server.http.inject({
    ...{ method, url: `/api${path}` },
    headers: {
      authorization: `Bearer ${await muster.tokenOf(muster.organization.people.owner)}`,
      'idempotency-key': key,
    },
    ...(method === 'POST'
      ? { payload: { invitations: [{ email: 'ann@muster.test', role: 'member', name }] } }
      : {}),
  });
  return [answer.statusCode, answer.json().code];
};

test('a sign that no text can hold is the sender’s mistake, wherever it stands', async () => {
  const bad = [400, 'bad_request'];
  expect(await ask('GET', '/members?q=%00')).toEqual(bad);
  expect(await ask('POST', '/invitations', 'nul', 'A\u0000nn')).toEqual(bad);
  expect(await muster.database.query('select from invitations')).toEqual([]);
});

test('an idempotency key that is too long is the sender’s mistake', async () => {
  expect(await ask('POST', '/invitations', 'x'.repeat(201))).toEqual([400, 'bad_request']);
  expect((await ask('POST', '/invitations', 'x'.repeat(200)))[0]).toBe(201);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { call, fetchFile } from './call.ts';
import { setConfig } from './config.ts';
import { onSessionEnded } from './http/refusal.ts';
import { reportTo } from './reporting.ts';
import { setSession } from './session/current-session.ts';
import { settings } from './session/fixtures.ts';
import { createSession } from './session/session.ts';
import { setTabOrganization } from './session/tab-organization.ts';

const ORGANIZATION = '01890000-0000-7000-8000-000000000001';
const access = { scope: 'organization', object: '/things', action: 'list' } as const;
const body = z.object({ name: z.string() });
const list = endpoint({
  method: 'GET',
  path: '/things',
  summary: '',
  access,
  query: z.object({ status: z.array(z.string()).optional(), q: z.string().optional() }),
  response: z.object({ ok: z.boolean() }),
});
const params = z.object({ id: z.string() });
const read = endpoint({ method: 'GET', path: '/things/:id', summary: '', access, params });
const create = endpoint({ method: 'POST', path: '/things', summary: '', access, body });
const change = endpoint({
  method: 'PATCH',
  path: '/things/:id',
  summary: '',
  access,
  params,
  body,
});
const replace = endpoint({ method: 'PUT', path: '/things', summary: '', access, body });
const me = endpoint({ method: 'GET', path: '/users/me', summary: '', access: { scope: 'person' } });

const ask = vi.fn<typeof fetch>();
const ended = vi.fn();
const clear = vi.fn();
const warned = vi.fn();
let idToken: string | null = 'token';

beforeEach(() => {
  idToken = 'token';
  for (const mock of [ask, ended, clear, warned]) mock.mockReset();
  ask.mockImplementation(async () => Response.json({ ok: true }));
  vi.stubGlobal('fetch', ask);
  setConfig({ ...emptyConfig, apiUrl: 'http://api.example/api' });
  setSession({
    ...createSession(settings),
    clear,
    tokens: async () => (idToken ? { username: 'ada', accessToken: 'a', idToken, clockDrift: 0 } : null),
  });
  setTabOrganization(ORGANIZATION);
  onSessionEnded(ended);
  reportTo(warned);
});
afterEach(() => vi.unstubAllGlobals());

const emptyConfig = {
  environment: '',
  publicUrl: '',
  issuer: '',
  clientId: '',
  cookieDomain: '',
  providerKind: 'embedded',
  cognitoDomain: '',
  cognitoEndpoint: '',
  allowGuestAccess: false,
  demo: false,
  dashboardUrl: '',
  coreUrl: '',
  region: '',
  identityPoolId: '',
  sentryDsn: '',
  mapsKey: '',
  release: '',
} as const;

const sent = (at = 0) => ({
  address: String(ask.mock.calls[at]?.[0]),
  header: (name: string) => new Headers(ask.mock.calls[at]?.[1]?.headers).get(name),
  body: ask.mock.calls[at]?.[1]?.body,
});
const failing = (status: number, failure: object = {}) =>
  ask.mockImplementation(async () => Response.json(failure, { status }));

test('a call carries the id token and the tab’s organization, and lists repeat their name', async () => {
  await expect(call(list, { query: { status: ['a', 'b'], q: '' } })).resolves.toEqual({ ok: true });
  expect(sent().address).toBe('http://api.example/api/things?status=a&status=b');
  expect(sent().header('Authorization')).toBe('Bearer token');
  expect(sent().header('Organization-Id')).toBe(ORGANIZATION);
});

test('what belongs to the person carries no organization', async () => {
  await call(me);
  expect(sent().header('Organization-Id')).toBeNull();
});

test('path parameters are encoded', async () => {
  await call(read, { params: { id: 'a/b' } });
  expect(sent().address).toBe('http://api.example/api/things/a%2Fb');
});

test('a change says on which version it is based', async () => {
  await call(change, { params: { id: '1' }, body: { name: 'x' }, version: 7 });
  expect(sent().header('If-Match')).toBe('"7"');
  expect(sent().body).toBe('{"name":"x"}');
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a POST answered %i is sent once more under its key',
  async (status) => {
    failing(status);
    await expect(call(create, { body: { name: 'x' } })).rejects.toMatchObject({ status });
    expect(ask).toHaveBeenCalledTimes(2);
    expect(sent(0).header('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent(1).header('Idempotency-Key')).toBe(sent(0).header('Idempotency-Key'));
  },
);

test('every POST has a key of its own', async () => {
  await call(create, { body: { name: 'x' } });
  await call(create, { body: { name: 'x' } });
  expect(sent(1).header('Idempotency-Key')).not.toBe(sent(0).header('Idempotency-Key'));
});

test('idempotent requests are never sent again and carry no key', async () => {
  failing(503);
  await expect(call(list)).rejects.toMatchObject({ status: 503 });
  await expect(call(replace, { body: { name: 'x' } })).rejects.toMatchObject({ status: 503 });
  expect(ask).toHaveBeenCalledTimes(2);
  expect(sent(1).header('Idempotency-Key')).toBeNull();
});

test('a refused form is not sent again and says what stands beside which field', async () => {
  const fields = [{ field: 'name', message: 'Enter a name.' }];
  failing(422, { code: 'invalid_input', message: 'Check the form.', rule: null, fields, request_id: 'r1' });
  await expect(call(create, { body: { name: '' } })).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'Check the form.',
    fields,
    requestId: 'r1',
  });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('without a token nothing is sent and the session ends', async () => {
  idToken = null;
  await expect(call(list)).rejects.toMatchObject({ code: 'invalid_token', status: 401 });
  expect(ask).not.toHaveBeenCalled();
  expect(clear).toHaveBeenCalled();
  expect(ended).toHaveBeenCalledWith(undefined);
});

test('a 401 clears the session and rejects as unauthorized', async () => {
  failing(401);
  await expect(call(list)).rejects.toMatchObject({ name: 'unauthorized' });
  expect(clear).toHaveBeenCalled();
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: 'unauthorized' }));
});

test('a 403 is reported as a warning and rejects as forbidden', async () => {
  failing(403, { message: 'Not yours.' });
  await expect(call(list)).rejects.toMatchObject({ name: 'forbidden', message: 'Not yours.' });
  expect(warned).toHaveBeenCalledWith(expect.objectContaining({ name: 'forbidden' }), 'warning');
  expect(clear).not.toHaveBeenCalled();
});

test('a lost connection is told apart from an abort', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call(list)).rejects.toMatchObject({ code: 'network', status: 0, message: 'Failed to fetch' });
  ask.mockRejectedValue(new DOMException('gone', 'AbortError'));
  await expect(call(list)).rejects.toMatchObject({ name: 'AbortError' });
});

test('a read that the page started itself is used once', async () => {
  setConfig({ ...emptyConfig, apiUrl: `${window.location.origin}/api` });
  window.firstReads = { [`/api/things ${ORGANIZATION}`]: Promise.resolve(Response.json({ ok: false })) };
  await expect(call(list)).resolves.toEqual({ ok: false });
  await expect(call(list)).resolves.toEqual({ ok: true });
});

test('a file comes byte for byte under the name that the server gave it', async () => {
  const headers = { 'content-disposition': 'attachment; filename="trail.csv"', 'content-type': 'text/csv' };
  ask.mockImplementation(async () => new Response('\uFEFFa,b', { headers }));
  const file = await fetchFile(list);
  expect(file.name).toBe('trail.csv');
  expect([...new Uint8Array(await file.bytes.arrayBuffer())].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x61]);
});

test('a file that is refused says why in the server’s words', async () => {
  failing(429, { message: 'One at a time.' });
  await expect(fetchFile(list)).rejects.toMatchObject({ message: 'One at a time.' });
});

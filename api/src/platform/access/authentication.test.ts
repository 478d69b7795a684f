import { createHmac } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestProvider, type TestProvider } from '../../../test/tokens.ts';
import { authenticator, type KeyState } from './authentication.ts';

let provider: TestProvider;
const revoked = new Set<string>();
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const verifier = (overrides: Partial<Parameters<typeof authenticator>[0]> = {}) =>
  authenticator({
    issuer: provider.issuer,
    audience: 'muster',
    jwksUrl: provider.jwksUrl,
    tokenUseRequired: true,
    isRevoked: (grant) => revoked.has(grant),
    ...overrides,
  });

const bearer = async (...given: Parameters<TestProvider['sign']>) =>
  `Bearer ${await provider.sign(...given)}`;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = () => ({
  sub: 'ann',
  iss: provider.issuer,
  aud: 'muster',
  token_use: 'id',
  exp: Math.floor(Date.now() / 1000) + 600,
});
const REFUSED = { code: 'unauthorized', status: 401 };

test('a good id token says who asks', async () => {
  const found = await verifier()(
    await bearer({ sub: 'ann', email: 'ann@muster.test', name: 'Ann', origin_jti: 'g1' }),
  );
  expect(found).toMatchObject({ sub: 'ann', email: 'ann@muster.test', name: 'Ann', grant: 'g1' });
});

test.each([
  ['another issuer', { sub: 'ann', iss: 'https://elsewhere.example' }],
  ['another audience', { sub: 'ann', aud: 'somebody-else' }],
  ['an access token', { sub: 'ann', token_use: 'access' }],
  ['no kind of token', { sub: 'ann', token_use: undefined }],
  ['nobody', {}],
])('a token of %s is 401', async (_, given) => {
  await expect(verifier()(await bearer(given))).rejects.toMatchObject({ code: 'unauthorized' });
});

test('a token is good for five seconds after it expired, and no longer, also when it was accepted before', async () => {
  const authenticate = verifier();
  const seconds = Math.floor(Date.now() / 1000);
  await expect(authenticate(await bearer({ sub: 'ann', exp: seconds - 60 }))).rejects.toMatchObject(REFUSED);
  const header = await bearer({ sub: 'ann', exp: seconds + 60 });
  await expect(authenticate(header)).resolves.toMatchObject({ sub: 'ann' });
  vi.setSystemTime((seconds + 64) * 1000);
  await expect(authenticate(header)).resolves.toMatchObject({ sub: 'ann' });
  vi.setSystemTime((seconds + 66) * 1000);
  await expect(authenticate(header)).rejects.toMatchObject(REFUSED);
});

test('a new key is found by its name, and tokens of the one before stay good', async () => {
  const rotating = await openTestProvider();
  const authenticate = verifier({ issuer: rotating.issuer, jwksUrl: rotating.jwksUrl });
  const before = `Bearer ${await rotating.sign({ sub: 'ann' })}`;
  const later = `Bearer ${await rotating.sign({ sub: 'ben' })}`;
  await authenticate(before);
  await rotating.rotate('second');
  const after = `Bearer ${await rotating.sign({ sub: 'cleo' })}`;
  vi.setSystemTime(Date.now() + 31_000);
  await expect(authenticate(after)).resolves.toMatchObject({ sub: 'cleo' });
  await expect(authenticate(later)).resolves.toMatchObject({ sub: 'ben' });
  await rotating.close();
});

test('keys that were read are enough for their ten minutes, whether the provider answers or not', async () => {
  const resting = await openTestProvider();
  const authenticate = verifier({ issuer: resting.issuer, jwksUrl: resting.jwksUrl });
  await authenticate(`Bearer ${await resting.sign({ sub: 'ann' })}`);
  await resting.close();
  const header = `Bearer ${await resting.sign({ sub: 'ben' })}`;
  await expect(authenticate(header)).resolves.toMatchObject({ sub: 'ben' });
  const another = `Bearer ${await resting.sign({ sub: 'cleo' })}`;
  vi.setSystemTime(Date.now() + 601_000);
  await expect(authenticate(another)).rejects.toMatchObject({ code: 'unavailable' });
});

test('a provider that doesn’t mark its tokens is believed for id tokens alone', async () => {
  const lenient = verifier({ tokenUseRequired: false });
  const unmarked = { sub: 'ann', token_use: undefined };
  await expect(lenient(await bearer(unmarked))).resolves.toMatchObject({ sub: 'ann' });
  await expect(lenient(await bearer(unmarked, { typ: 'at+jwt' }))).rejects.toMatchObject(REFUSED);
  await expect(lenient(await bearer({ ...unmarked, token_use: 'access' }))).rejects.toMatchObject(REFUSED);
  const shared = { ...unmarked, aud: ['muster', 'other'] };
  await expect(lenient(await bearer({ ...shared, azp: 'other' }))).rejects.toMatchObject(REFUSED);
  await expect(lenient(await bearer({ ...shared, azp: 'muster' }))).resolves.toMatchObject({ sub: 'ann' });
});

test('a token of an unknown key is 401', async () => {
  await expect(verifier()(await bearer({ sub: 'ann' }, { kid: 'unknown' }))).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

test('a token signed by somebody else under our key id is 401', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const token = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256', kid: 'test' })
    .sign(privateKey);
  await expect(verifier()(`Bearer ${token}`)).rejects.toMatchObject({ code: 'unauthorized' });
});

test('an unsigned token is 401', async () => {
  const token = `${encode({ alg: 'none', kid: 'test' })}.${encode(claims())}.`;
  await expect(verifier()(`Bearer ${token}`)).rejects.toMatchObject({ code: 'unauthorized' });
});

test('a token signed with the public key as a password is 401', async () => {
  const input = `${encode({ alg: 'HS256', kid: 'test' })}.${encode(claims())}`;
  const signature = createHmac('sha256', await provider.publicKey())
    .update(input)
    .digest('base64url');
  await expect(verifier()(`Bearer ${input}.${signature}`)).rejects.toMatchObject({ code: 'unauthorized' });
});

test('a changed payload is 401', async () => {
  const [header, , signature] = (await provider.sign({ sub: 'ann' })).split('.');
  const forged = `${header}.${encode({ ...claims(), sub: 'admin' })}.${signature}`;
  await expect(verifier()(`Bearer ${forged}`)).rejects.toMatchObject({ code: 'unauthorized' });
});

test.each([undefined, '', 'Bearer', 'Basic YTpi', 'Bearer not-a-token'])(
  'the header %j is 401',
  async (header) => {
    await expect(verifier()(header)).rejects.toMatchObject({ code: 'unauthorized' });
  },
);

test('keys that cannot be reached are 503, so that nobody is signed out for it', async () => {
  const unreachable = verifier({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
  await expect(unreachable(await bearer({ sub: 'ann' }))).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  });
  const broken = verifier({ fetch: () => Promise.resolve(new Response('oops', { status: 500 })) });
  await expect(broken(await bearer({ sub: 'ann' }))).rejects.toMatchObject({ code: 'unavailable' });
});

test('a revoked grant is refused although its token was accepted before', async () => {
  const authenticate = verifier();
  const header = await bearer({ sub: 'ann', origin_jti: 'lost-phone' });
  await expect(authenticate(header)).resolves.toMatchObject({ sub: 'ann' });
  revoked.add('lost-phone');
  await expect(authenticate(header)).rejects.toMatchObject({ code: 'unauthorized' });
});

const states = (known: Record<string, KeyState>) => (kid: string) => known[kid] ?? 'unknown';

test('a token of a retired key is refused, although it was accepted before and the key is still published', async () => {
  const known: Record<string, KeyState> = { test: 'living' };
  const authenticate = verifier({ keyState: states(known) });
  const header = await bearer({ sub: 'ann' });
  await expect(authenticate(header)).resolves.toMatchObject({ sub: 'ann' });
  known.test = 'retired';
  await expect(authenticate(header)).rejects.toMatchObject({ code: 'unauthorized' });
});

test('a withdrawn key ends its tokens within a quarter of an hour, however long they say they live', async () => {
  const keys = [await fetch(provider.jwksUrl), new Response('{"keys":[]}')];
  const authenticate = verifier({ fetch: () => Promise.resolve(keys.shift() ?? Response.error()) });
  const header = await bearer({ sub: 'ann', exp: Math.floor(Date.now() / 1000) + 86_400 });
  await expect(authenticate(header)).resolves.toMatchObject({ sub: 'ann' });
  vi.setSystemTime(Date.now() + 900_001);
  await expect(authenticate(header)).rejects.toMatchObject({ code: 'unauthorized' });
});

test('a token of a key made since the keys were fetched is believed at once', async () => {
  const answers = [new Response('{"keys":[]}')];
  const authenticate = verifier({
    keyState: states({ test: 'living' }),
    fetch: (...request) => Promise.resolve(answers.shift() ?? fetch(...request)),
  });
  await expect(authenticate(await bearer({ sub: 'ann' }))).resolves.toMatchObject({ sub: 'ann' });
});

test('a token of a living key that is not published yet is 503, so that nobody is signed out for it', async () => {
  const authenticate = verifier({ keyState: states({ next: 'living' }) });
  await expect(authenticate(await bearer({ sub: 'ann' }, { kid: 'next' }))).rejects.toMatchObject({
    code: 'unavailable',
  });
});

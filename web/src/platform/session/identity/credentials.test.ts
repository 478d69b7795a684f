import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fresh, jwt } from '../fixtures.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { credentialsOf, loginsOf } from './credentials.ts';

const KEY = 'com.amplify.Cognito.us-east-1:pool.identityId';
const GetId = 'AWSCognitoIdentityService.GetId';
const GetCredentials = 'AWSCognitoIdentityService.GetCredentialsForIdentity';
const kept = new Map<string, string>();
const store = {
  read: (key: string) => kept.get(key) ?? null,
  write: (key: string, value: string) => void kept.set(key, value),
  remove: (key: string) => void kept.delete(key),
};
const pool = { id: 'us-east-1:pool', endpoint: 'http://id.example/', guestsAllowed: true };
const signedIn = (idToken = jwt(fresh())): Tokens => ({
  username: 'ada',
  accessToken: 'a',
  idToken,
  clockDrift: 0,
});
const good = { AccessKeyId: 'key', SecretKey: 'secret', SessionToken: 'session', Expiration: 1 };

type Asked = { target: string; input: { IdentityId?: string; Logins?: object } };
let asked: Asked[];
let answers: (asked: Asked) => Response;
let now: number;

beforeEach(() => {
  kept.clear();
  asked = [];
  now = 0;
  answers = ({ target, input }) =>
    Response.json(
      target === GetId ? { IdentityId: 'new' } : { IdentityId: input.IdentityId, Credentials: good },
    );
  vi.stubGlobal(
    'fetch',
    async (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      const one = { target: headers['X-Amz-Target'] ?? '', input: JSON.parse(body) };
      asked.push(one);
      return answers(one);
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const credentials = (settings = pool) => credentialsOf(settings, store, () => now);
const targets = () => asked.map(({ target }) => target);
const refusal = (__type: string) => Response.json({ __type, message: __type }, { status: 400 });

test('a guest gets an id, which the browser keeps, and credentials', async () => {
  await expect(credentials().get(null)).resolves.toEqual({
    identityId: 'new',
    guest: true,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: 'session',
    expiration: 1,
  });
  expect(asked.map(({ input }) => input)).toEqual([{ IdentityPoolId: pool.id }, { IdentityId: 'new' }]);
  expect([...kept]).toEqual([[KEY, 'new']]);
});

test('guests get nothing, and nobody is asked, unless they are allowed', async () => {
  await expect(credentials({ ...pool, guestsAllowed: false }).get(null)).resolves.toBeNull();
  expect(asked).toEqual([]);
});

test('a guest’s id is sent with the login, so that it becomes the person’s, and leaves the browser’s storage', async () => {
  kept.set(KEY, 'guest');
  const idToken = jwt(fresh());
  await expect(credentials().get(signedIn(idToken))).resolves.toMatchObject({
    identityId: 'guest',
    guest: false,
  });
  expect(asked).toEqual([
    { target: GetCredentials, input: { IdentityId: 'guest', Logins: { 'id.example': idToken } } },
  ]);
  expect([...kept]).toEqual([]);
});

test('somebody signed in without an id gets one by their login; it stays in memory', async () => {
  const one = credentials();
  await one.get(signedIn());
  await one.get(signedIn(), true);
  expect(targets()).toEqual([GetId, GetCredentials, GetCredentials]);
  expect([...kept]).toEqual([]);
});

test('credentials are kept for 50 minutes', async () => {
  const one = credentials();
  const tokens = signedIn();
  await one.get(tokens);
  now = 50 * 60_000 - 1;
  await one.get(tokens);
  expect(targets()).toEqual([GetId, GetCredentials]);
  now += 1;
  await one.get(tokens);
  expect(targets()).toEqual([GetId, GetCredentials, GetCredentials]);
});

test('another id token, or force, drops what was kept', async () => {
  const one = credentials();
  await one.get(signedIn(jwt(fresh())));
  await one.get(signedIn(jwt({ ...fresh(), name: 'Ada' })));
  await one.get(signedIn(jwt({ ...fresh(), name: 'Ada' })), true);
  expect(targets().filter((target) => target === GetCredentials)).toHaveLength(3);
});

test('a guest who signs in doesn’t keep a guest’s credentials', async () => {
  const one = credentials();
  await one.get(null);
  await expect(one.get(signedIn())).resolves.toMatchObject({ guest: false, identityId: 'new' });
});

test('two who ask at once are one', async () => {
  const one = credentials();
  const tokens = signedIn();
  await Promise.all([one.get(tokens), one.get(tokens)]);
  expect(targets()).toEqual([GetId, GetCredentials]);
});

test.each([{}, { ...good, AccessKeyId: undefined }, { ...good, SecretKey: '' }])(
  'an answer without access key or secret is an error: %j',
  async (Credentials) => {
    answers = ({ target }) => Response.json(target === GetId ? { IdentityId: 'new' } : { Credentials });
    await expect(credentials().get(null)).rejects.toMatchObject({ name: 'CredentialsNotFoundException' });
  },
);

test('an answer without an id is an error', async () => {
  answers = () => Response.json({});
  await expect(credentials().get(null)).rejects.toMatchObject({ name: 'GetIdResponseException' });
});

test.each(['ResourceNotFoundException', 'NotAuthorizedException'])(
  'an id that the pool no longer gives out (%s) is replaced, once',
  async (name) => {
    kept.set(KEY, 'old');
    const usual = answers;
    answers = (one) => (one.input.IdentityId === 'old' ? refusal(name) : usual(one));
    await expect(credentials().get(signedIn())).resolves.toMatchObject({ identityId: 'new' });
    answers = () => refusal(name);
    await expect(credentials().get(signedIn())).rejects.toMatchObject({ name });
  },
);

test('another failure leaves the id alone', async () => {
  kept.set(KEY, 'old');
  answers = () => refusal('TooManyRequestsException');
  await expect(credentials().get(null)).rejects.toMatchObject({ name: 'TooManyRequestsException' });
  expect(kept.get(KEY)).toBe('old');
});

test('signing out forgets the id and the credentials', async () => {
  const one = credentials();
  await one.get(null);
  one.forget();
  expect([...kept]).toEqual([]);
  await one.get(null);
  expect(targets()).toEqual([GetId, GetCredentials, GetId, GetCredentials]);
});

test('the login is named by the issuer without its scheme', () => {
  const token = jwt({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_x' });
  expect(loginsOf(token)).toEqual({ 'cognito-idp.us-east-1.amazonaws.com/us-east-1_x': token });
});

test('an id token without an issuer is no login', () => {
  expect(() => loginsOf(jwt({ sub: 'ada' }))).toThrow(
    expect.objectContaining({ name: 'InvalidIdTokenException', message: 'Invalid Idtoken' }),
  );
});

test('somebody signed in without an id token has no identity', async () => {
  const tokens = { ...signedIn(), idToken: undefined };
  await expect(credentials().get(tokens)).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
});

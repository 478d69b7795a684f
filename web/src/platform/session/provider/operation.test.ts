import { afterEach, expect, test, vi } from 'vitest';
import { operate } from './operation.ts';

afterEach(() => vi.unstubAllGlobals());

const calling = (answer: () => Promise<Response>) => {
  const ask = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', ask);
  return {
    ask,
    done: operate<object>('https://pool.example/', 'AWSCognitoIdentityService.GetId', { A: 'b' }),
  };
};
const refused = (body: unknown, headers?: HeadersInit) =>
  calling(async () => Response.json(body, { status: 400, headers })).done;

test('a call is an unsigned POST of JSON that names itself', async () => {
  const { ask, done } = calling(async () => Response.json({ IdentityId: 'x' }));
  await expect(done).resolves.toEqual({ IdentityId: 'x' });
  const [address, init] = ask.mock.calls[0] ?? [];
  expect([address, init?.method, init?.body]).toEqual(['https://pool.example/', 'POST', '{"A":"b"}']);
  expect(init?.headers).toEqual({
    'Content-Type': 'application/x-amz-json-1.1',
    'X-Amz-Target': 'AWSCognitoIdentityService.GetId',
  });
});

test('an empty answer is an answer', async () => {
  await expect(calling(async () => new Response('')).done).resolves.toEqual({});
});

test.each([
  [{ code: 'B', __type: 'C' }, { 'x-amzn-errortype': 'A' }, 'A'],
  [{ code: 'B', __type: 'C' }, {}, 'B'],
  [{ __type: 'C' }, {}, 'C'],
  [
    {},
    { 'x-amzn-errortype': 'NotAuthorizedException:http://internal.amazon.com/' },
    'NotAuthorizedException',
  ],
  [{ __type: 'com.amazonaws.cognito#TooManyRequestsException' }, {}, 'TooManyRequestsException'],
  [{ __type: 'a#B:c,d' }, {}, 'B'],
  [{ code: 17 }, {}, '17'],
  [{}, {}, 'UnknownError'],
  ['nonsense', {}, 'UnknownError'],
])('the refusal %j %j is named %s', async (body, headers, name) => {
  await expect(refused(body, headers)).rejects.toMatchObject({ name });
});

test.each([
  [{ message: 'No.' }, 'No.'],
  [{ Message: 'Never.' }, 'Never.'],
  [{}, 'Unknown error'],
])('the refusal %j says “%s”', async (body, message) => {
  await expect(refused(body)).rejects.toMatchObject({ message });
});

test.each([
  [429, 'TooManyRequestsException'],
  [502, 'ServiceUnavailableException'],
])('%i without a name is a %s', async (status, name) => {
  await expect(calling(async () => new Response('<html>', { status })).done).rejects.toMatchObject({ name });
});

test('no connection is a NetworkError', async () => {
  await expect(calling(() => Promise.reject(new TypeError('offline'))).done).rejects.toMatchObject({
    name: 'NetworkError',
    message: 'A network error has occurred.',
  });
});

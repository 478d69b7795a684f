import { afterEach, expect, test, vi } from 'vitest';
import { fresh, jwt, otherProvider, settings } from '../fixtures.ts';
import { readAttributes } from './user-attributes.ts';

afterEach(() => vi.unstubAllGlobals());

const tokens = {
  username: 'ada',
  accessToken: 'a',
  idToken: jwt({ ...fresh(), email: 'ada@muster.example', name: 'Ada' }),
  clockDrift: 0,
};

test('GetUser tells what the provider knows', async () => {
  const ask = vi.fn<typeof fetch>(async () =>
    Response.json({ UserAttributes: [{ Name: 'sub', Value: 'ada' }, { Name: 'email' }] }),
  );
  vi.stubGlobal('fetch', ask);
  await expect(readAttributes(settings, tokens)).resolves.toEqual({ sub: 'ada', email: undefined });
  expect(ask.mock.calls[0]?.[1]?.body).toBe('{"AccessToken":"a"}');
});

test('a provider without that call has said it in the id token', async () => {
  await expect(readAttributes(otherProvider, tokens)).resolves.toEqual({
    sub: 'ada',
    email: 'ada@muster.example',
    name: 'Ada',
  });
});

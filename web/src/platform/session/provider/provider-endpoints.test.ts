import { afterEach, expect, test, vi } from 'vitest';
import { discovery, otherProvider, settings } from '../fixtures.ts';
import { providerEndpoints } from './provider-endpoints.ts';

const ask = vi.fn<typeof fetch>();
afterEach(() => {
  ask.mockReset();
  vi.unstubAllGlobals();
});
const at = (issuer: string, answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', ask.mockImplementation(answer));
  return providerEndpoints({ ...otherProvider, issuer });
};

test('embedded and Cognito have the same pages, each under its domain', async () => {
  const domain = 'https://pool.auth.us-east-1.amazoncognito.com';
  await expect(providerEndpoints({ ...settings, providerKind: 'cognito', domain })).resolves.toEqual({
    issuer: settings.issuer,
    authorize: `${domain}/oauth2/authorize`,
    token: `${domain}/oauth2/token`,
    logout: `${domain}/logout`,
  });
});

test('another provider tells its addresses once, and writes its issuer as it likes', async () => {
  const found = await at('https://other.example', async () => Response.json(discovery));
  expect(found).toMatchObject({ issuer: 'https://other.example/', token: 'https://other.example/token' });
  await at('https://other.example', () => Promise.reject(new Error('asked twice')));
  expect(ask.mock.calls.map(([address]) => address)).toEqual([
    'https://other.example/.well-known/openid-configuration',
  ]);
});

test('a document of another issuer is refused', async () => {
  const evil = at('https://third.example', async () => Response.json(discovery));
  await expect(evil).rejects.toMatchObject({ name: 'InvalidIssuerException' });
});

test('a document that can’t be read is asked for again', async () => {
  const issuer = 'https://fourth.example';
  await expect(at(issuer, async () => new Response('', { status: 503 }))).rejects.toMatchObject({
    name: 'ServiceUnavailableException',
  });
  await expect(at(issuer, () => Promise.reject(new TypeError('offline')))).rejects.toMatchObject({
    name: 'NetworkError',
  });
  const late = at(issuer, async () => Response.json({ ...discovery, issuer }));
  await expect(late).resolves.toMatchObject({ issuer });
});

import { expect, test, vi } from 'vitest';
import { discovery, fakeFlight, fakePage, otherProvider, settings } from '../fixtures.ts';
import { authorize } from './authorize.ts';

const leaving = async (...choice: Parameters<typeof authorize>[3][]) => {
  const page = fakePage('http://app.example/signin');
  const flight = fakeFlight(null);
  await authorize(settings, flight, page, choice[0]);
  return { address: new URL(page.left[0] ?? ''), flight };
};

test('the query stands in the published order', async () => {
  const { address } = await leaving();
  expect(`${address.origin}${address.pathname}`).toBe('http://id.example/oauth2/authorize');
  expect([...address.searchParams.keys()]).toEqual([
    'redirect_uri',
    'response_type',
    'client_id',
    'identity_provider',
    'scope',
    'state',
    'code_challenge',
    'code_challenge_method',
  ]);
  expect(address.searchParams.get('identity_provider')).toBe('COGNITO');
  expect(address.searchParams.get('scope')).toBe('email openid profile aws.cognito.signin.user.admin');
});

test('state and verifier are kept for the return', async () => {
  const { flight } = await leaving({ provider: 'Google' });
  expect(flight.log).toEqual(['start 32 128']);
});

test('state, challenge and method belong together', async () => {
  const { address } = await leaving({ custom: 'a' });
  expect(address.searchParams.get('state')).toMatch(/^[A-Za-z0-9]{32}-61$/);
  expect(address.searchParams.get('code_challenge')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(address.searchParams.get('code_challenge_method')).toBe('S256');
});

test('a provider of another kind is asked where its discovery says, without a provider behind it', async () => {
  vi.stubGlobal('fetch', async () => Response.json(discovery));
  const page = fakePage('http://app.example/signin');
  await authorize(otherProvider, fakeFlight(null), page);
  vi.unstubAllGlobals();
  const address = new URL(page.left[0] ?? '');
  expect(`${address.origin}${address.pathname}`).toBe('https://other.example/auth');
  expect(address.searchParams.has('identity_provider')).toBe(false);
});

test.each(['Google', 'Facebook', 'LoginWithAmazon', 'SignInWithApple'] as const)(
  '%s can be chosen',
  async (one) => {
    const { address } = await leaving({ provider: one });
    expect(address.searchParams.get('identity_provider')).toBe(one);
  },
);

import { expect, test } from 'vitest';
import { fakeFlight, fakePage, settings } from '../fixtures.ts';
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

test('a provider can be chosen', async () => {
  const { address } = await leaving({ provider: 'SignInWithApple' });
  expect(address.searchParams.get('identity_provider')).toBe('SignInWithApple');
});

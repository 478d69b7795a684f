import { describe, test } from 'vitest';
import { expectRefusal, REFUSED } from '../../test/expect-refusal.ts';
import { signInThrough, testUpstreams } from '../../test/upstream-journey.ts';

const logger = { info() {}, warn() {}, error() {} };
const providers = testUpstreams({ logger });
const NOW = () => Math.floor(Date.now() / 1000);

describe('an id token', () => {
  const cases: [string, (claims: Record<string, unknown>) => Record<string, unknown>][] = [
    ['of another issuer', (claims) => ({ ...claims, iss: 'https://attacker.example' })],
    ['for another client', (claims) => ({ ...claims, aud: 'somebody-else' })],
    [
      'for several clients, authorized for another',
      (claims) => ({ ...claims, aud: [claims.aud, 'x'], azp: 'x' }),
    ],
    ['with another nonce', (claims) => ({ ...claims, nonce: 'of-another-sign-in' })],
    ['without the nonce', ({ nonce: _, ...claims }) => claims],
    ['that has expired', (claims) => ({ ...claims, exp: NOW() - 120 })],
    ['without an end', ({ exp: _, ...claims }) => claims],
    ['that isn’t valid yet', (claims) => ({ ...claims, nbf: NOW() + 600 })],
    ['about nobody', ({ sub: _, ...claims }) => claims],
  ];
  test.each(cases)('%s is refused', async (_what, change) => {
    const { behaviour } = providers.upstream;
    behaviour.account = REFUSED;
    behaviour.tamper = (claims) => ({ claims: change(claims) });
    await expectRefusal(
      providers,
      await signInThrough(providers.issuer, 'Google'),
      502,
      'What Google answered can’t be trusted',
    );
  });

  test('signed with another key is refused', async () => {
    const { behaviour } = providers.upstream;
    behaviour.account = REFUSED;
    behaviour.tamper = (claims) => ({ claims, foreignKey: true });
    await expectRefusal(
      providers,
      await signInThrough(providers.issuer, 'SignInWithApple'),
      502,
      'can’t be trusted',
    );
  });

  test('that is missing is refused', async () => {
    const { behaviour } = providers.upstream;
    behaviour.account = REFUSED;
    behaviour.tamper = () => null;
    await expectRefusal(providers, await signInThrough(providers.issuer, 'Google'), 502, 'can’t be trusted');
  });

  test('about somebody else than the profile is refused', async () => {
    const { behaviour } = providers.upstream;
    behaviour.account = REFUSED;
    behaviour.tamper = (claims) => ({ claims: { ...claims, sub: 'another person' } });
    await expectRefusal(providers, await signInThrough(providers.issuer, 'Google'), 502, 'can’t be trusted');
  });
});

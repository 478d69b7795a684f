import { afterEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import {
  comeBack,
  leave,
  type Name,
  signInThrough,
  testUpstreams,
  visitUpstream,
} from '../../test/upstream-journey.ts';

const TIMEOUT = 300;
const said: string[] = [];
const logger = {
  info() {},
  warn: (details: object) => said.push(JSON.stringify(details)),
  error: (details: object) => said.push(JSON.stringify(details)),
};
const providers = testUpstreams({ upstreamTimeout: TIMEOUT, logger });

const NOW = () => Math.floor(Date.now() / 1000);
const someone = { sub: 'refused', email: 'refused@else.example', email_verified: true, name: 'Re Fused' };

afterEach(() => {
  vi.useRealTimers();
  said.length = 0;
});

/** Ends at our form, which says why, and nothing of the person is stored. */
async function expectRefusal(
  { end, response }: { end: string; response: Response },
  status: number,
  sentence: string,
) {
  const text = await response.text();
  expect(text).toContain(sentence);
  expect(response.status).toBe(status);
  expect(text).toMatch(/<form method="post" action="\/sign-in\/[\w-]+">/);
  expect(text).toContain('Continue with Google');
  expect(new URL(end).origin).toBe(providers.issuer);
  expect(await providers.rows(`select from idp.users where email = '${someone.email}'`)).toEqual([]);
  expect(await providers.rows('select from idp.upstream_identities')).toEqual([]);
  expect(await providers.rows('select from idp.upstream_links')).toEqual([]);
}

describe.each<Name>(['Google', 'SignInWithApple'])('through %s', (name) => {
  const label = name === 'Google' ? 'Google' : 'Apple';

  test('somebody who declines is told so', async () => {
    await expectRefusal(
      await signInThrough(providers.issuer, name),
      400,
      `You stopped the sign-in with ${label}.`,
    );
  });

  test('another error is told as a refusal', async () => {
    providers.upstream.behaviour.error = 'temporarily_unavailable';
    await expectRefusal(await signInThrough(providers.issuer, name), 502, `${label} refused the sign-in.`);
  });

  test('an answer is used once', async () => {
    providers.upstream.behaviour.error = 'temporarily_unavailable';
    const first = await signInThrough(providers.issuer, name);
    const again = await comeBack(first.browser, first.back);
    await expectRefusal({ end: again.url, response: again.response }, 400, 'That answer was used already');
    const reloaded = await first.browser.open(first.end);
    await expectRefusal(
      { end: reloaded.url, response: reloaded.response },
      400,
      'That answer was used already',
    );
  });

  test('an answer with a foreign state is refused', async () => {
    providers.upstream.behaviour.account = someone;
    const { browser, url } = await leave(providers.issuer, name);
    const { url: address, form } = await visitUpstream(url);
    const forged = new URL(address);
    forged.searchParams.set('state', 'a-state-of-somebody-else');
    form?.set('state', 'a-state-of-somebody-else');
    const { url: end, response } = await comeBack(browser, { url: form ? address : forged.href, form });
    await expectRefusal({ end, response }, 400, 'belongs to another sign-in');
  });
});

test('an answer of a finished sign-in leads nowhere', async () => {
  providers.upstream.behaviour.account = { ...someone, sub: 'done', email: 'done@else.example' };
  const { browser, back } = await signInThrough(providers.issuer, 'Google');
  const { response } = await comeBack(browser, back);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This page is out of date');
  await providers.rows('delete from idp.users where email = $$done@else.example$$');
});

test('an answer to a browser that asked nothing is refused on a page', async () => {
  const address = `${providers.issuer}/upstream/callback`;
  const forms = [new URLSearchParams({ state: 'x', code: 'y' }), undefined];
  for (const form of forms) {
    const { response } = await comeBack(new Browser(), {
      url: form ? address : `${address}?state=x&code=y`,
      form,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('belongs to no sign-in of this browser');
  }
});

test('an answer later than an hour is refused', async () => {
  providers.upstream.behaviour.account = someone;
  const { browser, url } = await leave(providers.issuer, 'Google');
  const back = await visitUpstream(url);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
  const { response } = await comeBack(browser, back);
  expect(response.status).toBe(400);
});

test('an answer of one of the providers is not taken for another’s', async () => {
  providers.upstream.behaviour.account = someone;
  const { browser, url } = await leave(providers.issuer, 'Google');
  const back = new URL((await visitUpstream(url)).url);
  back.searchParams.set('iss', 'https://attacker.example');
  const { url: end, response } = await comeBack(browser, { url: back.href });
  await expectRefusal({ end, response }, 502, 'What Google answered can’t be trusted');
});

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
    behaviour.account = someone;
    behaviour.tamper = (claims) => ({ claims: change(claims) });
    await expectRefusal(
      await signInThrough(providers.issuer, 'Google'),
      502,
      'What Google answered can’t be trusted',
    );
  });

  test('signed with another key is refused', async () => {
    const { behaviour } = providers.upstream;
    behaviour.account = someone;
    behaviour.tamper = (claims) => ({ claims, foreignKey: true });
    await expectRefusal(await signInThrough(providers.issuer, 'SignInWithApple'), 502, 'can’t be trusted');
  });

  test('that is missing is refused', async () => {
    const { behaviour } = providers.upstream;
    behaviour.account = someone;
    behaviour.tamper = () => null;
    await expectRefusal(await signInThrough(providers.issuer, 'Google'), 502, 'can’t be trusted');
  });

  test('about somebody else than the profile is refused', async () => {
    const { behaviour } = providers.upstream;
    behaviour.account = someone;
    behaviour.tamper = (claims) => ({ claims: { ...claims, sub: 'another person' } });
    await expectRefusal(await signInThrough(providers.issuer, 'Google'), 502, 'can’t be trusted');
  });
});

describe('a provider', () => {
  test.each<[string, number | 'silent']>([
    ['that is down', 503],
    ['that asks us to come less often', 429],
    ['that never answers', 'silent'],
  ])('%s is told of, at the way back', async (_what, broken) => {
    const { behaviour } = providers.upstream;
    behaviour.account = someone;
    const { browser, url } = await leave(providers.issuer, 'Google');
    const back = await visitUpstream(url);
    behaviour.broken = broken;
    const { url: end, response } = await comeBack(browser, back);
    await expectRefusal({ end, response }, 502, 'Google doesn’t answer right now.');
  });

  test('that can’t be found is told of before anybody is sent there', async () => {
    providers.upstream.behaviour.broken = 500;
    const { url: end, browser } = await leave(providers.issuer, 'LoginWithAmazon');
    const { response } = await browser.open(end);
    await expectRefusal({ end, response }, 502, 'Amazon doesn’t answer right now.');
    providers.upstream.reset();
    expect(new URL((await browser.open(end)).url).origin).toBe(providers.upstream.issuer);
  });
});

test('the log tells the kind of failure, and no code, token or secret', async () => {
  const { behaviour } = providers.upstream;
  behaviour.account = someone;
  behaviour.tamper = (claims) => ({ claims, foreignKey: true });
  const { back } = await signInThrough(providers.issuer, 'Google');
  const code = new URL(back.url).searchParams.get('code');
  expect(said.join()).toContain('"upstream":"Google","reason":"untrusted"');
  expect(said.join()).not.toContain(code);
  expect(said.join()).not.toContain('eyJ');
  expect(said.join()).not.toContain(someone.email);
});

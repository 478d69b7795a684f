import { afterEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { expectRefusal, REFUSED } from '../../test/expect-refusal.ts';
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

afterEach(() => {
  vi.useRealTimers();
  said.length = 0;
});

describe.each<Name>(['Google', 'SignInWithApple'])('through %s', (name) => {
  const label = name === 'Google' ? 'Google' : 'Apple';

  test('somebody who declines is told so', async () => {
    await expectRefusal(
      providers,
      await signInThrough(providers.issuer, name),
      400,
      `You stopped the sign-in with ${label}.`,
    );
  });

  test('another error is told as a refusal', async () => {
    providers.upstream.behaviour.error = 'temporarily_unavailable';
    await expectRefusal(
      providers,
      await signInThrough(providers.issuer, name),
      502,
      `${label} refused the sign-in.`,
    );
  });

  test('an answer is used once', async () => {
    providers.upstream.behaviour.error = 'temporarily_unavailable';
    const first = await signInThrough(providers.issuer, name);
    const again = await comeBack(first.browser, first.back);
    await expectRefusal(
      providers,
      { end: again.url, response: again.response },
      400,
      'That answer was used already',
    );
    const reloaded = await first.browser.open(first.end);
    await expectRefusal(
      providers,
      { end: reloaded.url, response: reloaded.response },
      400,
      'That answer was used already',
    );
  });

  test('an answer with a foreign state is refused', async () => {
    providers.upstream.behaviour.account = REFUSED;
    const { browser, url } = await leave(providers.issuer, name);
    const { url: address, form } = await visitUpstream(url);
    const forged = new URL(address);
    forged.searchParams.set('state', 'a-state-of-somebody-else');
    form?.set('state', 'a-state-of-somebody-else');
    const { url: end, response } = await comeBack(browser, { url: form ? address : forged.href, form });
    await expectRefusal(providers, { end, response }, 400, 'belongs to another sign-in');
  });
});

test('an answer of a finished sign-in leads nowhere', async () => {
  providers.upstream.behaviour.account = { ...REFUSED, sub: 'done', email: 'done@else.example' };
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

test('an answer to somebody else’s sign-in, handed to this browser, is refused', async () => {
  providers.upstream.behaviour.account = REFUSED;
  const other = await leave(providers.issuer, 'Google');
  const { url } = await visitUpstream(other.url);
  const kept = await new Browser().request(url);
  const handed = new URL(kept.headers.get('location') ?? '', url);

  const mine = await leave(providers.issuer, 'Google');
  const [own = ''] = [...mine.browser.cookies.values()]
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/sign-in/'));
  const { url: end, response } = await mine.browser.open(
    `${providers.issuer}${own}/upstream${handed.search}`,
  );
  await expectRefusal(providers, { end, response }, 400, 'belongs to another sign-in');
});

test('of two answers with one state the first counts', async () => {
  const { browser, url } = await leave(providers.issuer, 'Google');
  const { url: first } = await visitUpstream(url);
  const kept = await browser.request(first);
  providers.upstream.behaviour.account = REFUSED;
  const forged = new URL(first);
  forged.searchParams.delete('error');
  forged.searchParams.set('code', 'of-somebody-else');
  await new Browser().request(forged.href);
  const { url: end, response } = await browser.open(new URL(kept.headers.get('location') ?? '', first).href);
  await expectRefusal(providers, { end, response }, 400, 'You stopped the sign-in with Google.');
});

test('an answer later than an hour is refused', async () => {
  providers.upstream.behaviour.account = REFUSED;
  const { browser, url } = await leave(providers.issuer, 'Google');
  const back = await visitUpstream(url);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_601_000 });
  const { response } = await comeBack(browser, back);
  expect(response.status).toBe(400);
});

test('an answer of one of the providers is not taken for another’s', async () => {
  providers.upstream.behaviour.account = REFUSED;
  const { browser, url } = await leave(providers.issuer, 'Google');
  const back = new URL((await visitUpstream(url)).url);
  back.searchParams.set('iss', 'https://attacker.example');
  const { url: end, response } = await comeBack(browser, { url: back.href });
  await expectRefusal(providers, { end, response }, 502, 'What Google answered can’t be trusted');
});

describe('a provider', () => {
  test.each<[string, number | 'silent']>([
    ['that is down', 503],
    ['that asks us to come less often', 429],
    ['that never answers', 'silent'],
  ])('%s is told of, at the way back', async (_what, broken) => {
    const { behaviour } = providers.upstream;
    behaviour.account = REFUSED;
    const { browser, url } = await leave(providers.issuer, 'Google');
    const back = await visitUpstream(url);
    behaviour.broken = broken;
    const { url: end, response } = await comeBack(browser, back);
    await expectRefusal(providers, { end, response }, 502, 'Google doesn’t answer right now.');
  });

  test('that can’t be found is told of before anybody is sent there', async () => {
    providers.upstream.behaviour.broken = 500;
    const { url: end, browser } = await leave(providers.issuer, 'LoginWithAmazon');
    const { response } = await browser.open(end);
    await expectRefusal(providers, { end, response }, 502, 'Amazon doesn’t answer right now.');
    providers.upstream.reset();
    expect(new URL((await browser.open(end)).url).origin).toBe(providers.upstream.issuer);
  });
});

test('the log tells the kind of failure, and no code, token or secret', async () => {
  const { behaviour } = providers.upstream;
  behaviour.account = REFUSED;
  behaviour.tamper = (claims) => ({ claims, foreignKey: true });
  const { back } = await signInThrough(providers.issuer, 'Google');
  const code = new URL(back.url).searchParams.get('code');
  expect(said.join()).toContain('"upstream":"Google","reason":"untrusted"');
  expect(said.join()).not.toContain(code);
  expect(said.join()).not.toContain('eyJ');
  expect(said.join()).not.toContain(REFUSED.email);
});

import { connect } from 'node:net';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../../test/browser.ts';
import { APPLICATION, CLIENT_ID, MEMBER, PASSWORD, REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { query } from '../../test/query.ts';
import { mailsTo, NEW_PASSWORD } from '../../test/sign-up.ts';

const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const identity = testIdentity(() => ({ logger }));

beforeEach(() => {
  vi.clearAllMocks();
});

const ELSEWHERE = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
const NEIGHBOUR = { 'sec-fetch-site': 'same-site', origin: APPLICATION };
const WITHOUT_METADATA = { origin: 'https://elsewhere.example' };
const OWN = () => ({ 'sec-fetch-site': 'same-origin', origin: identity.current.issuer });

const newcomer = { email: 'ada@elsewhere.example', name: 'Ada', password: NEW_PASSWORD };
const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
  fetch(`${identity.current.issuer}${path}`, { ...formBody(fields), headers, redirect: 'manual' });

describe('a form that stands on another site', () => {
  test.each([ELSEWHERE, NEIGHBOUR, WITHOUT_METADATA])(
    'begins no sign-up, whose password the other site would know: %o',
    async (headers) => {
      const answer = await post('/sign-up', newcomer, headers);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
      expect(await answer.text()).toContain('This form stands on another site');
      expect(await query(identity, 'select from idp.sign_ups')).toEqual([]);
      expect(await mailsTo(identity.current.issuer, newcomer.email)).toEqual([]);
    },
  );

  test.each([
    '/confirm',
    '/forgot-password',
    '/set-password',
    '/security/name',
    '/security/password',
    '/sign-in/x',
    '/sign-in/x/code',
    '/sign-in/x/passkey/options',
  ])('is refused by %s', async (path) => {
    expect((await post(path, { email: MEMBER.email, token: 'x' }, ELSEWHERE)).status).toBe(403);
  });

  test('signs nobody in', async () => {
    const { issuer } = identity.current;
    const browser = new Browser();
    const form = await browser.open(authorizeUrl(issuer, pkce().challenge));
    const typed = formBody({ email: MEMBER.email, password: PASSWORD });
    expect((await browser.open(form.url, { ...typed, headers: ELSEWHERE })).response.status).toBe(403);
    expect((await browser.open(form.url, { ...typed, headers: OWN() })).url).toContain(
      `${REDIRECT_URI}?code=`,
    );
  });

  test('may bring what it is meant to: calls of the application, tokens, the way back from Apple', async () => {
    const call = await post('/', {}, NEIGHBOUR);
    expect([call.status, call.headers.get('x-amzn-errortype')]).toEqual([400, 'UnknownOperationException']);
    for (const path of ['/oauth2/token', '/oauth2/revoke'])
      expect((await post(path, { client_id: CLIENT_ID }, NEIGHBOUR)).status).toBe(400);
    expect((await post('/upstream/callback', { state: 'x' }, ELSEWHERE)).status).not.toBe(403);
  });
});

test('a form of our own and a program are let through', async () => {
  for (const headers of [OWN(), {}])
    expect((await post('/forgot-password', { email: 'nobody@muster.example' }, headers)).status).toBe(200);
});

describe('a sign that no text can have', () => {
  test.each(['state', 'login_hint', 'nonce', 'ui_locales', 'acr_values'])(
    'is refused in %s, and fails nothing',
    async (name) => {
      const address = authorizeUrl(identity.current.issuer, pkce().challenge, { [name]: 'a\0b' });
      expect((await fetch(address)).status).toBe(400);
    },
  );

  test('is refused in a form, and fails nothing', async () => {
    const browser = new Browser();
    const form = await browser.open(authorizeUrl(identity.current.issuer, pkce().challenge));
    const typed = formBody({ email: 'a\0b@muster.example', password: PASSWORD });
    const { response } = await browser.open(form.url, typed);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining('This can’t be read'),
    ]);
    for (const path of ['/sign-up', '/forgot-password'])
      expect((await post(path, { ...newcomer, email: 'a\0b@muster.example' }, {})).status).toBe(400);
  });

  test('is refused in a call, and fails nothing', async () => {
    const answer = await fetch(identity.current.issuer, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityService.GetCredentialsForIdentity' },
      body: JSON.stringify({ IdentityId: '\0' }),
    });
    expect(answer.headers.get('x-amzn-errortype')).toBe('InvalidParameterException');
    expect(logger.error).not.toHaveBeenCalled();
  });
});

test.each(['a\u200bb', 'a\u202eb', 'a\u0001b', 'a\u00adb'])(
  'an address with something in it that can’t be seen is none: %j',
  async (mailbox) => {
    const answer = await post('/sign-up', { ...newcomer, email: `${mailbox}@muster.example` }, {});
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('Type an e-mail address such as name@example.org.'),
    ]);
  },
);

describe('a body', () => {
  test.each([
    '/sign-up',
    '/confirm',
    '/forgot-password',
    '/set-password',
    '/security/name',
    '/',
    '/oauth2/token',
    '/upstream/callback',
  ])('longer than any of ours fails nothing at %s', async (path) => {
    const answer = await post(path, { email: 'x'.repeat(2_000_000) }, {});
    expect(answer.status).toBeLessThan(500);
    expect(logger.error).not.toHaveBeenCalled();
  });

  test('that never ends because its sender goes away is nobody’s failure', async () => {
    const { port, issuer } = identity.current;
    const closed = new Promise((resolve) => {
      const socket = connect(port, 'localhost', () => {
        const head = 'POST /forgot-password HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nemail=';
        socket.write(head, () => socket.resetAndDestroy());
      });
      socket.on('close', resolve);
    });
    await closed;
    expect((await fetch(`${issuer}/forgot-password`)).status).toBe(200);
    expect(logger.error).not.toHaveBeenCalled();
  });
});

test('no answer can be framed or taken for another kind, of whatever part of the provider', async () => {
  const formPost = authorizeUrl('', pkce().challenge, { prompt: 'none', response_mode: 'form_post' });
  for (const path of ['/nowhere', '/', '/oauth2/userInfo', '/.well-known/jwks.json', formPost, '/sign-up']) {
    const { headers } = await fetch(`${identity.current.issuer}${path}`, { redirect: 'manual' });
    expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'");
    expect([headers.get('x-frame-options'), headers.get('x-content-type-options')], path).toEqual([
      'DENY',
      'nosniff',
    ]);
  }
});

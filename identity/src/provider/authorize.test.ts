import { describe, expect, test } from 'vitest';
import { authorizeUrl, Browser, pkce } from '../../test/browser.ts';
import { REDIRECT_URI, testIdentity } from '../../test/identity.ts';

const identity = testIdentity();

const ask = async (more: Record<string, string>, tail = '') => {
  const address = authorizeUrl(identity.current.issuer, pkce().challenge, more) + tail;
  const { status, headers } = await new Browser().request(address);
  return { status, location: headers.get('location') };
};

describe('the authorize endpoint', () => {
  test.each([
    ['an address elsewhere', 'https://elsewhere.example/signin'],
    ['a slash behind it', `${REDIRECT_URI}/`],
    ['a query behind it', `${REDIRECT_URI}?next=https://elsewhere.example`],
    ['a fragment behind it', `${REDIRECT_URI}#elsewhere`],
    ['a name before the host', REDIRECT_URI.replace('//', '//somebody@')],
    ['other letters', REDIRECT_URI.toUpperCase()],
    ['a step back', `${REDIRECT_URI}/../signin`],
    ['a line end', `${REDIRECT_URI}\n`],
    ['a script', 'javascript:alert(1)'],
  ])('sends nobody to %s', async (_, redirect_uri) => {
    expect(await ask({ redirect_uri })).toEqual({ status: 400, location: null });
  });

  test.each([
    ['code_challenge_method', 'plain', 'invalid_request'],
    ['code_challenge', 'short', 'invalid_request'],
    ['response_type', 'token', 'unsupported_response_type'],
    ['response_type', 'code id_token', 'unsupported_response_type'],
    ['response_type', 'none', 'invalid_request'],
    ['response_mode', 'web_message', 'unsupported_response_mode'],
    ['response_mode', 'constructor', 'unsupported_response_mode'],
    ['request', 'eyJhbGciOiJub25lIn0.e30.', 'request_not_supported'],
    ['request_uri', 'https://elsewhere.example/request', 'request_uri_not_supported'],
    ['registration', '{}', 'registration_not_supported'],
    ['resource', 'https://elsewhere.example', 'invalid_target'],
    ['prompt', 'none', 'login_required'],
    ['prompt', 'none login', 'invalid_request'],
    ['id_token_hint', 'x.y.z', 'invalid_request'],
    ['max_age', '-1', 'invalid_request'],
  ])('refuses %s=%s, and says so to the application alone', async (name, value, error) => {
    const { status, location } = await ask({ [name]: value });
    expect([status, location?.slice(0, REDIRECT_URI.length)]).toEqual([303, REDIRECT_URI]);
    expect(new URLSearchParams(location?.split(/[?#]/)[1]).get('error')).toBe(error);
  });

  test.each(['client_id=somebody-else', 'redirect_uri=https%3A%2F%2Felsewhere.example', 'state=second'])(
    'lets nothing be said twice: %s',
    async (second) => {
      const { location } = await ask({}, `&${second}`);
      expect(location ?? '').not.toContain('/sign-in/');
      expect(location ?? '').not.toContain('elsewhere.example');
    },
  );

  test.each(['&__proto__=1&constructor=2', '&state[]=x&scope[a]=b', '&x=%E0%A4%A&%'])(
    'takes no harm from %s',
    async (tail) => {
      expect((await ask({}, tail)).location).toMatch(/^\/sign-in\//);
    },
  );
});

import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../../test/browser.ts';
import { MANAGER, MEMBER, PASSWORD, REDIRECT_URI, testIdentity, testOptions } from '../../test/identity.ts';
import { refresh, signIn } from '../../test/sign-in.ts';
import { startIdentity } from '../main.ts';
import { sweepOnce } from '../storage/sweep.ts';
import { rotateKeys } from './rotate-keys.ts';

const identity = testIdentity();
const MINUTE = 60;
const TAKEN_UP = 3;

let pool: Pool;
beforeAll(() => {
  pool = new Pool({ connectionString: identity.databaseUrl, max: 2 });
});
beforeEach(() => {
  passSeconds(MINUTE);
});
afterAll(async () => {
  vi.useRealTimers();
  await pool.end();
});

/** Only the date moves, from test to test and never back; nothing waits. */
function passSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

async function publishedBy(issuer: string): Promise<(string | undefined)[]> {
  const answer = await fetch(`${issuer}/.well-known/jwks.json`);
  const { keys }: JSONWebKeySet = JSON.parse(await answer.text());
  return keys.map(({ kid }) => kid);
}

const published = () => publishedBy(identity.current.issuer);
const signer = (token: string) => decodeProtectedHeader(token).kid;

const asks = async (accessToken: string) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  return (await fetch(`${identity.current.issuer}/oauth2/userInfo`, { headers })).status;
};

describe('a rotation of the keys', () => {
  test('publishes the new key first, signs with it after eleven minutes, and then withdraws the old one', async () => {
    const { issuer } = identity.current;
    const before = await signIn(issuer);
    const old = signer(before.id_token);
    const { kid } = await rotateKeys(pool, { leaked: false });

    passSeconds(TAKEN_UP);
    expect(await published()).toEqual([old, kid]);
    const first = (await refresh(issuer, before.refresh_token)).tokens;
    expect(signer(first.id_token)).toBe(old);

    passSeconds(11 * MINUTE);
    const second = (await refresh(issuer, first.refresh_token)).tokens;
    expect([signer(second.id_token), signer(second.access_token)]).toEqual([kid, kid]);
    expect(await published()).toEqual([kid, old]);
    expect([await asks(first.access_token), await asks(second.access_token)]).toEqual([200, 200]);

    passSeconds(21 * MINUTE);
    expect(await published()).toEqual([kid]);
  });

  test('keeps everybody signed in at the provider, and a sign-in under way goes on', async () => {
    const { issuer } = identity.current;
    const [browser, other] = [new Browser(), new Browser()];
    await signIn(issuer, browser);
    const form = await other.open(authorizeUrl(issuer, pkce().challenge));
    await rotateKeys(pool, { leaked: false });
    passSeconds(12 * MINUTE);
    const again = await browser.open(authorizeUrl(issuer, pkce().challenge));
    expect(again.url).toContain(`${REDIRECT_URI}?code=`);
    const end = await other.open(form.url, formBody({ email: MEMBER.email, password: PASSWORD }));
    expect(end.url).toContain(`${REDIRECT_URI}?code=`);
  });

  test('lets no request fail that is made meanwhile', async () => {
    const { issuer } = identity.current;
    const people = await Promise.all([1, 2, 3, 4].map(() => signIn(issuer)));
    for (const seconds of [0, TAKEN_UP, 11 * MINUTE]) {
      passSeconds(seconds);
      const [, ...answers] = await Promise.all([
        rotateKeys(pool, { leaked: false }),
        ...people.map(({ refresh_token }) => refresh(issuer, refresh_token)),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      for (const [at, { tokens }] of answers.entries()) people[at] = tokens;
    }
  });

  test('reaches every running provider within seconds', async () => {
    const { issuer } = identity.current;
    const beside = await startIdentity({ ...testOptions(identity.databaseUrl), issuer });
    const local = `http://localhost:${beside.port}`;
    const { kid } = await rotateKeys(pool, { leaked: false });
    passSeconds(TAKEN_UP);
    expect(await publishedBy(local)).toContain(kid);
    expect(await publishedBy(local)).toEqual(await published());
    passSeconds(11 * MINUTE);
    const signedIn = await signIn(issuer);
    expect(signer(signedIn.id_token)).toBe(kid);
    expect((await refresh(local, signedIn.refresh_token)).status).toBe(200);
    await beside.close();
  });

  test('leaves the old key to the sweep', async () => {
    const { kid } = await rotateKeys(pool, { leaked: false });
    passSeconds(200 * 86_400);
    await sweepOnce(pool);
    const { rows } = await pool.query('select kid from idp.signing_keys');
    expect(rows).toEqual([{ kid }]);
    expect((await pool.query('select from idp.cookie_keys')).rowCount).toBe(1);
  });
});

describe('a rotation because a key has leaked', () => {
  test('withdraws the old key at once; its tokens are refused, and refreshing gives good ones', async () => {
    const { issuer } = identity.current;
    const before = await signIn(issuer);
    const { kid } = await rotateKeys(pool, { leaked: true });
    passSeconds(TAKEN_UP);
    expect(await published()).toEqual([kid]);
    expect(await asks(before.access_token)).toBe(401);
    const { status, tokens } = await refresh(issuer, before.refresh_token);
    expect([status, signer(tokens.id_token)]).toEqual([200, kid]);
    expect(await asks(tokens.access_token)).toBe(200);
  });

  test('withdraws a key as well that was only published ahead', async () => {
    const ahead = await rotateKeys(pool, { leaked: false });
    const { kid } = await rotateKeys(pool, { leaked: true });
    passSeconds(TAKEN_UP);
    expect(await published()).toEqual([kid]);
    passSeconds(11 * MINUTE);
    expect(await published()).not.toContain(ahead.kid);
  });

  test('makes the provider ask for the password again', async () => {
    const { issuer } = identity.current;
    const browser = new Browser();
    await signIn(issuer, browser, MANAGER.email);
    await rotateKeys(pool, { leaked: true });
    passSeconds(TAKEN_UP);
    const { response } = await browser.open(authorizeUrl(issuer, pkce().challenge));
    expect(await response.text()).toContain('<h1>Sign in</h1>');
  });
});

test('while the keys cannot be read, the provider goes on with those it has', async () => {
  const { issuer } = identity.current;
  const { refresh_token } = await signIn(issuer);
  const known = await published();
  await pool.query('alter table idp.signing_keys rename to hidden_keys');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  passSeconds(TAKEN_UP);
  expect(await published()).toEqual(known);
  expect((await refresh(issuer, refresh_token)).status).toBe(200);
  await pool.query('alter table idp.hidden_keys rename to signing_keys');
});

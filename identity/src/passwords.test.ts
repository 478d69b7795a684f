import { Pool } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../test/browser.ts';
import { MANAGER, MEMBER, PASSWORD, REDIRECT_URI, testIdentity, testOptions } from '../test/identity.ts';
import { refresh, signIn } from '../test/sign-in.ts';
import { startIdentity } from './main.ts';

const identity = testIdentity();
const NEW_PASSWORD = 'a new & better one';

afterEach(() => {
  vi.useRealTimers();
});

async function ask(email: string) {
  const response = await fetch(`${identity.current.issuer}/forgot-password`, formBody({ email }));
  return response.text();
}

async function links(): Promise<string[]> {
  const text = await (await fetch(`${identity.current.issuer}/outbox`)).text();
  return [...text.matchAll(/href="([^"]*set-password[^"]*)"/g)].map(([, link]) => link ?? '');
}

async function set(link: string, password: string) {
  const url = new URL(link);
  const token = url.searchParams.get('token') ?? '';
  return fetch(`${url.origin}/set-password`, formBody({ token, password }));
}

async function canSignIn(email: string, password: string): Promise<boolean> {
  const browser = new Browser();
  const form = await browser.open(authorizeUrl(identity.current.issuer, pkce().challenge));
  return (await browser.open(form.url, formBody({ email, password }))).url.startsWith(REDIRECT_URI);
}

describe('a forgotten password', () => {
  test('is asked for with the same answer whether or not the account exists', async () => {
    expect(await ask('nobody@muster.example')).toBe(await ask(MEMBER.email));
    expect(await links()).toHaveLength(1);
  });

  test('sends no second link within a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    const before = (await links()).length;
    await ask(MEMBER.email);
    await ask(MEMBER.email);
    expect(await links()).toHaveLength(before + 1);
  });

  test('is replaced once by the link, which ends every sign-in of the person', async () => {
    const { issuer } = identity.current;
    const browser = new Browser();
    const devices = [await signIn(issuer, browser), await signIn(issuer)];
    await ask(MANAGER.email);
    const [link = ''] = await links();
    expect(await (await fetch(link)).text()).toContain(`For ${MANAGER.email}`);

    expect((await set(link, 'short')).status).toBe(400);
    expect((await set(link, NEW_PASSWORD)).status).toBe(200);
    expect((await set(link, 'yet another one')).status).toBe(400);
    for (const { refresh_token } of devices) expect((await refresh(issuer, refresh_token)).status).toBe(400);
    const again = await browser.open(authorizeUrl(issuer, pkce().challenge));
    expect(again.url).toContain('/sign-in/');
    expect(await canSignIn(MANAGER.email, PASSWORD)).toBe(false);
    expect(await canSignIn(MANAGER.email, NEW_PASSWORD)).toBe(true);
  });

  test('is told to its owner when it has been replaced', async () => {
    const text = await (await fetch(`${identity.current.issuer}/outbox`)).text();
    expect(text).toContain('Your password for Muster was changed');
  });

  test('is asked for with an address, at most five times an hour', async () => {
    const { issuer } = identity.current;
    const answer = (email: string) => fetch(`${issuer}/forgot-password`, formBody({ email }));
    const odd = await answer('nobody');
    expect(odd.status).toBe(400);
    expect(await odd.text()).toContain('That isn’t an e-mail address. Type one such as name@example.org.');
    for (let count = 0; count < 5; count += 1)
      expect((await answer('impatient@muster.example')).status).toBe(200);
    const refused = await answer('impatient@muster.example');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 3500]).toEqual([429, true]);
    const text = await refused.text();
    expect(text).toContain('Too many attempts. Try again in 60 minutes.');
    expect(text).toContain('value="impatient@muster.example"');
  });

  test('cannot be replaced after an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    await ask(MEMBER.email);
    const [link = ''] = await links();
    vi.setSystemTime(Date.now() + 3_601_000);
    expect((await fetch(link)).status).toBe(400);
    expect((await set(link, NEW_PASSWORD)).status).toBe(400);
  });

  test('leaves no usable secret in the table of links', async () => {
    const [link = ''] = await links();
    const pool = new Pool({ connectionString: identity.databaseUrl, max: 1 });
    const { rows } = await pool.query('select password_links::text as row from idp.password_links');
    await pool.end();
    expect(JSON.stringify(rows)).not.toContain(new URL(link).searchParams.get('token'));
  });
});

test('the first person of an installation sets their password by a link', async () => {
  const owner = { sub: 'user-owner', email: 'owner@customer.example', name: 'First Owner' };
  await identity.current.ensureUser({ ...owner, password: null });
  expect(await canSignIn(owner.email, '')).toBe(false);
  const link = await identity.current.passwordLink(owner.email);
  expect((await set(link, NEW_PASSWORD)).status).toBe(200);
  expect(await canSignIn(owner.email, NEW_PASSWORD)).toBe(true);
  await identity.current.ensureUser({ ...owner, password: null });
  expect(await canSignIn(owner.email, NEW_PASSWORD)).toBe(true);
});

test('outside the demo nothing shows the outbox or the demo accounts', async () => {
  const plain = await startIdentity({ ...testOptions(identity.databaseUrl), demo: null });
  expect((await fetch(`${plain.issuer}/outbox`)).status).toBe(404);
  const { response } = await new Browser().open(authorizeUrl(plain.issuer, pkce().challenge));
  const text = await response.text();
  expect(text).toContain('<h1>Sign in</h1>');
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain('Forgot password?');
  await plain.close();
});

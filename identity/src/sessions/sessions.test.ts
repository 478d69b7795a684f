import { decodeJwt } from 'jose';
import { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, pkce } from '../../test/browser.ts';
import { MANAGER, MEMBER, PASSWORD, testIdentity } from '../../test/identity.ts';
import { obtainCode, refresh, signIn, type Tokens } from '../../test/sign-in.ts';

const identity = testIdentity();
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

let pool: Pool;
beforeAll(() => {
  pool = new Pool({ connectionString: identity.databaseUrl, max: 2 });
});
afterEach(async () => {
  vi.useRealTimers();
  await pool.query('select idp.end_all_sessions(sub) from idp.users');
});
afterAll(() => pool.end());

interface Session {
  id: string;
  device: string | null;
  address: string | null;
  created_at: Date;
  last_used_at: Date;
}

const sessionsOf = async (sub: string) =>
  (await pool.query<Session>('select * from idp.sessions_of($1)', [sub])).rows;

async function call(name: string, ...values: string[]): Promise<unknown> {
  const places = values.map((_, at) => `$${at + 1}`).join(', ');
  const { rows } = await pool.query<{ answer: unknown }>(`select idp.${name}(${places}) as answer`, values);
  return rows[0]?.answer;
}

const idOf = ({ id_token }: Tokens) => String(decodeJwt(id_token).origin_jti);
const someone = (browser?: Browser, email?: string) => signIn(identity.current.issuer, browser, email);
const isAlive = async ({ refresh_token }: Tokens) =>
  (await refresh(identity.current.issuer, refresh_token)).status === 200;

async function isAskedForPassword(browser: Browser): Promise<boolean> {
  const { response } = await browser.open(authorizeUrl(identity.current.issuer, pkce().challenge));
  return (await response.text()).includes('<h1>Sign in</h1>');
}

describe('the sign-ins of a person', () => {
  test('are told by device and network, and by when they began and were last used', async () => {
    const first = await someone(new Browser(FIREFOX));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const second = await someone(new Browser());
    vi.setSystemTime(Date.now() + 60_000);
    await refresh(identity.current.issuer, first.refresh_token);
    const [latest, earlier] = await sessionsOf(MANAGER.sub);
    expect(latest).toMatchObject({ id: idOf(first), device: 'Firefox on Linux' });
    expect(latest?.address).toMatch(/\*$/);
    expect((latest?.last_used_at.getTime() ?? 0) - (latest?.created_at.getTime() ?? 0)).toBeGreaterThan(
      119_000,
    );
    expect(earlier).toMatchObject({ id: idOf(second), device: null });
    expect(earlier?.last_used_at).toEqual(earlier?.created_at);
  });

  test('are not told to anybody else', async () => {
    await someone();
    expect(await sessionsOf(MEMBER.sub)).toEqual([]);
    expect(await sessionsOf('')).toEqual([]);
  });

  test('count only once the application has fetched the tokens', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 61_000 });
    const { code } = await obtainCode(identity.current.issuer);
    expect(code).not.toBe('');
    expect(await sessionsOf(MANAGER.sub)).toEqual([]);
  });
});

describe('ending a sign-in', () => {
  test('ends its tokens and that browser’s session at the provider, and no other', async () => {
    const [phone, laptop] = [new Browser(), new Browser()];
    const [onPhone, onLaptop] = [await someone(phone), await someone(laptop)];
    expect(await call('end_session', MANAGER.sub, idOf(onPhone))).toBe(true);
    expect([await isAlive(onPhone), await isAlive(onLaptop)]).toEqual([false, true]);
    expect([await isAskedForPassword(phone), await isAskedForPassword(laptop)]).toEqual([true, false]);
    expect(await call('end_session', MANAGER.sub, idOf(onPhone))).toBe(false);
  });

  test('does nothing to the sign-in of somebody else', async () => {
    const tokens = await someone();
    expect(await call('end_session', MEMBER.sub, idOf(tokens))).toBe(false);
    expect(await isAlive(tokens)).toBe(true);
  });

  test('everywhere else leaves the one that asks, with its session at the provider', async () => {
    const [phone, laptop] = [new Browser(), new Browser()];
    const [onPhone, onLaptop] = [await someone(phone), await someone(laptop)];
    const other = await someone(new Browser(), MEMBER.email);
    expect(await call('end_other_sessions', MANAGER.sub, idOf(onLaptop))).toBe(1);
    expect([await isAlive(onPhone), await isAlive(onLaptop), await isAlive(other)]).toEqual([
      false,
      true,
      true,
    ]);
    expect([await isAskedForPassword(phone), await isAskedForPassword(laptop)]).toEqual([true, false]);
  });

  test('everywhere leaves none, and nobody else is signed out', async () => {
    const browser = new Browser();
    const [one, another] = [await someone(browser), await someone()];
    const other = await someone(new Browser(), MEMBER.email);
    expect(await call('end_all_sessions', MANAGER.sub)).toBe(2);
    expect([await isAlive(one), await isAlive(another), await isAlive(other)]).toEqual([false, false, true]);
    expect(await isAskedForPassword(browser)).toBe(true);
    expect(await sessionsOf(MANAGER.sub)).toEqual([]);
  });

  test('is told to whoever listens', async () => {
    const heard: (string | undefined)[] = [];
    const client = await pool.connect();
    client.on('notification', ({ payload }) => heard.push(payload));
    await client.query('listen grant_revoked');
    const tokens = await someone();
    await call('end_session', MANAGER.sub, idOf(tokens));
    await expect.poll(() => heard).toEqual([idOf(tokens)]);
    client.release(true);
  });
});

describe('deleting an account', () => {
  const person = { sub: 'user-leaving', email: 'leaving@muster.example', name: 'Lea Ving' };

  test('ends its sign-ins, forgets the person, and keeps what the API needs to refuse their tokens', async () => {
    await identity.current.ensureUser({ ...person, password: PASSWORD });
    const browser = new Browser();
    const tokens = await someone(browser, person.email);
    await pool.query(
      "insert into idp.sign_ups (token_hash, email, name, code_sent_at, expires_at) values ('\\x00', $1, 'Lea', now(), now() + interval '1 day')",
      [person.email],
    );
    expect(await call('delete_account', person.sub)).toBe(true);
    expect(await isAlive(tokens)).toBe(false);
    expect(await isAskedForPassword(browser)).toBe(true);
    const revoked = await pool.query('select from idp.revoked_grants where grant_id = $1', [idOf(tokens)]);
    expect(revoked.rowCount).toBe(1);
    for (const table of ['users', 'outbox', 'artifacts', 'sign_ups']) {
      const { rows } = await pool.query(`select ${table}::text as row from idp.${table}`);
      expect(JSON.stringify(rows)).not.toContain(person.email);
    }
    expect(await call('delete_account', person.sub)).toBe(false);
  });
});

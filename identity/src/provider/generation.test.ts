import { Client } from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, pkce } from '../../test/browser.ts';
import { APPLICATION, PASSWORD, testIdentity } from '../../test/identity.ts';
import { newPerson, type Person, personWithCodes } from '../../test/person.ts';
import { query } from '../../test/query.ts';
import { follow, openSecurity, send, typePassword } from '../../test/security.ts';
import { signIn } from '../../test/sign-in.ts';

const identity = testIdentity();

/** What ends all sign-ins of a person, without what it deletes: as if a sign-in had stored its own just afterwards. */
const countUp = ({ sub }: Person) =>
  query(identity, 'update idp.users set generation = generation + 1 where sub = $1', [sub]);

/** Ends all sign-ins of a person in a transaction that is still open while the work begins and waits for it. */
async function whileEnding<T>({ sub }: Person, work: () => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: identity.databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select idp.end_all_sessions($1)', [sub]);
    const working = work();
    await vi.waitFor(
      async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await query(identity, waiting)).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    await client.query('commit');
    return await working;
  } finally {
    await client.end();
  }
}

const silently = ({ issuer, browser }: Person) =>
  follow(browser, authorizeUrl(issuer, pkce().challenge, { prompt: 'none' }));

describe('once all sign-ins of a person have ended', () => {
  test('a session that was stored just afterwards signs nobody in', async () => {
    const person = await newPerson(identity);
    await signIn(person.issuer, person.browser, person.email);
    expect((await silently(person)).url).toContain('code=');
    await countUp(person);
    expect((await silently(person)).url).toContain('error=login_required');
    expect((await follow(person.browser, `${person.issuer}/security`)).url).toContain('/sign-in/');
  });

  test('a password that was checked before, and whose sign-in was stored just afterwards, signs nobody in', async () => {
    const person = await newPerson(identity);
    const form = await follow(person.browser, authorizeUrl(person.issuer, pkce().challenge));
    const body = new URLSearchParams({ email: person.email, password: PASSWORD });
    const { headers } = await person.browser.request(form.url, { method: 'POST', body });
    await countUp(person);
    const end = await follow(person.browser, headers.get('location') ?? '');
    expect(end.url).toContain('/sign-in/');
    expect(end.text).toContain('<h1>Sign in</h1>');
  });

  test('a first factor that was checked before awaits no code', async () => {
    const person = await personWithCodes(identity);
    const page = await typePassword(person.issuer, new Browser(), person.email);
    expect(page.text).toContain('Enter your code');
    await countUp(person);
    const browser = new Browser();
    const again = await typePassword(person.issuer, browser, person.email);
    expect(again.text).toContain('Enter your code');
    await countUp(person);
    const code = person.app.generate({ timestamp: Date.now() + 30_000 });
    expect((await follow(browser, again.url, { code })).text).toContain('Sign in once more');
  });
});

describe('while all sign-ins of a person are ending', () => {
  test('no grant is made that would stay', async () => {
    const person = await newPerson(identity);
    await signIn(person.issuer, person.browser, person.email);
    const end = await whileEnding(person, () => silently(person));
    expect(end.url).toContain(`${APPLICATION}/signin?error=login_required`);
    const living = 'select from idp.grants where user_sub = $1 and revoked_at is null';
    expect(await query(identity, living, [person.sub])).toEqual([]);
  });

  test.each([
    ['password', '/password', { old_password: PASSWORD, password: 'of somebody who has to go' }],
    ['authenticator', '/authenticator/off', {}],
    ['recovery codes', '/recovery-codes', {}],
  ])('their %s stays as it is', async (_, path, fields) => {
    const person = await personWithCodes(identity);
    const state = `select password_hash, array(select code_hash from idp.recovery_codes where user_sub = sub)::text as codes,
      exists (select from idp.authenticators where user_sub = sub) as has_app from idp.users where sub = $1`;
    const before = await query(identity, state, [person.sub]);
    const page = await openSecurity(person);
    const end = await whileEnding(person, () => send(person.browser, page, path, fields));
    expect(end.url).toContain('/sign-in/');
    expect(await query(identity, state, [person.sub])).toEqual(before);
  });
});

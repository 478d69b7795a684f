import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Identity, startIdentity } from '#identity/main.ts';
import { openTestDatabase, type TestDatabase } from '../test/database.ts';
import { openTestProvider, type TestProvider } from '../test/tokens.ts';
import { appointingFirst, obtainAdmin, prepareFirstAdmin } from './first-admin.ts';
import { authenticator } from './platform/access/authentication.ts';

const EMAIL = 'ann.smith@customer.example';
const settings = { ADMIN_EMAIL: EMAIL, DEMO: false };

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const admins = () =>
  database.query(
    "select subject, email, name from root_grants join users on sub = subject where role = 'admin'",
  );

describe('with the embedded provider', () => {
  let identity: Identity;
  beforeEach(async () => {
    identity = await startIdentity({
      port: 0,
      databaseUrl: database.url,
      clientId: 'muster',
      redirectUris: ['http://localhost:3999/signin'],
      logoutUris: [],
      applicationOrigins: ['http://localhost:3999'],
      demo: null,
    });
  });
  afterEach(() => identity.close());

  const prepare = (more: Partial<typeof settings> = {}) =>
    prepareFirstAdmin({ ...settings, ...more }, database.url, identity);

  const setPassword = async (lines: string[]) => {
    const token = new URL(lines.at(-1)?.trim() ?? '').searchParams.get('token') ?? '';
    const body = new URLSearchParams({ token, password: 'a long enough one' });
    return (await fetch(`${identity.issuer}/set-password`, { method: 'POST', body })).status;
  };

  test('the first start makes the administrator and hands over a link that sets the password once', async () => {
    const lines = await prepare();
    expect(lines[0]).toBe(
      `${EMAIL} is administrator. This link sets their password, once, within three days:`,
    );
    expect(await admins()).toEqual([{ subject: expect.any(String), email: EMAIL, name: 'Ann Smith' }]);
    expect([await setPassword(lines), await setPassword(lines)]).toEqual([200, 400]);
  });

  test('a later start says nothing once the password is set, and until then gives another link', async () => {
    const first = await prepare();
    await identity.issueToken(EMAIL);
    const second = await prepare();
    expect(second[0]).toBe(first[0]);
    expect(second[1]).not.toBe(first[1]);
    expect(await admins()).toHaveLength(1);
    expect(await setPassword(second)).toBe(200);
    expect(await prepare()).toEqual([]);
  });

  test('two processes that start together make one administrator', async () => {
    await Promise.all([prepare(), prepare(), prepare()]);
    expect(await admins()).toHaveLength(1);
  });

  test('another address later makes nobody administrator', async () => {
    await prepare();
    const other = 'mallory@customer.example';
    expect(await prepare({ ADMIN_EMAIL: other })).toEqual([]);
    expect(await obtainAdmin(database.url, other)).toBeNull();
    expect(await admins()).toEqual([expect.objectContaining({ email: EMAIL })]);
    expect(await database.query('select from idp.users where email = $1', [other])).toEqual([]);
  });

  test('somebody who has an account already becomes administrator with it', async () => {
    await identity.ensureUser({ sub: 'ann', email: EMAIL, name: 'Ann', password: 'a long enough one' });
    expect(await prepare()).toEqual([]);
    expect(await admins()).toEqual([{ subject: 'ann', email: EMAIL, name: 'Ann' }]);
  });

  test('whoever took the address before without proving it is out, and the link goes to the operator', async () => {
    await database.query(
      "insert into idp.users (sub, email, name, password_hash) values ('thief', $1, 'Thief', 'known to the thief')",
      [EMAIL],
    );
    await database.query(
      "insert into idp.grants (id, user_sub, client_id, payload, expires_at, session_uid) values ('held', 'thief', 'muster', '{}', now() + interval '1 day', 's')",
    );
    const lines = await prepare();
    expect(lines.join(' ')).toContain('/set-password?token=');
    const [account] = await database.query(
      "select password_hash, email_verified from idp.users where sub = 'thief'",
    );
    expect(account).toEqual({ password_hash: null, email_verified: true });
    expect(
      await database.query("select from idp.grants where revoked_at is null and user_sub = 'thief'"),
    ).toEqual([]);
  });

  test('nothing is left behind when it fails half way', async () => {
    await database.query("alter table root_grants add constraint broken check (role <> 'admin') not valid");
    await expect(prepare()).rejects.toThrow('broken');
    expect(await database.query('select from idp.users')).toEqual([]);
    expect(await database.query('select from users')).toEqual([]);
  });

  test('without the setting the start says in one sentence how to get one', async () => {
    const [sentence, ...more] = await prepareFirstAdmin({ DEMO: false }, database.url, identity);
    expect(sentence).toBe(
      'Nobody is administrator yet: set ADMIN_EMAIL to the address of the first one, and start again.',
    );
    expect(more).toEqual([]);
    await prepare();
    expect(await prepareFirstAdmin({ DEMO: false }, database.url, identity)).toEqual([]);
  });

  test('the demo needs none of it', async () => {
    expect(await prepare({ DEMO: true })).toEqual([]);
    expect(await admins()).toEqual([]);
  });
});

describe('with a provider of one’s own', () => {
  let provider: TestProvider;
  beforeEach(async () => {
    provider = await openTestProvider();
  });
  afterEach(() => provider.close());

  const signIn = async (sub: string, claims: Record<string, unknown>) => {
    const { issuer, jwksUrl } = provider;
    const verify = authenticator({
      issuer,
      jwksUrl,
      audience: 'muster',
      tokenUseRequired: true,
      isRevoked: () => false,
    });
    const authenticate = appointingFirst(verify, EMAIL, database.url);
    await authenticate(`Bearer ${await provider.sign({ sub, ...claims })}`);
  };

  test('whoever first signs in with the address, verified, becomes administrator, and nobody after them', async () => {
    expect(await prepareFirstAdmin(settings, database.url, null)).toEqual([
      `${EMAIL} becomes administrator by signing in.`,
    ]);
    await signIn('ann', { email: 'Ann.Smith@customer.example', email_verified: true, name: 'Ann' });
    await signIn('second', { email: EMAIL, email_verified: true });
    expect(await admins()).toEqual([{ subject: 'ann', email: 'Ann.Smith@customer.example', name: 'Ann' }]);
    expect(await prepareFirstAdmin(settings, database.url, null)).toEqual([]);
  });

  test.each([
    ['an address that is not verified', { email: EMAIL, email_verified: false }],
    ['an address that nobody says is verified', { email: EMAIL }],
    ['another address', { email: 'mallory@customer.example', email_verified: true }],
    ['no address', { email_verified: true }],
  ])('%s makes nobody administrator', async (_, claims) => {
    await signIn(EMAIL, claims);
    expect(await admins()).toEqual([]);
  });
});

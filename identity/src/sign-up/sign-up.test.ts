import { decodeJwt } from 'jose';
import { Pool } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { authorizeUrl, Browser, formBody, pkce } from '../../test/browser.ts';
import { MEMBER, REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { exchangeCode } from '../../test/sign-in.ts';
import {
  mailsTo,
  NEW_PASSWORD,
  newestCode,
  problemOf,
  signUp,
  titleOf,
  typeCode,
  visit,
  wrong,
} from '../../test/sign-up.ts';

const identity = testIdentity();
afterEach(() => {
  vi.useRealTimers();
});

async function users(email: string): Promise<number> {
  const pool = new Pool({ connectionString: identity.databaseUrl, max: 1 });
  const { rowCount } = await pool.query('select from idp.users where email = $1', [email]);
  await pool.end();
  return rowCount ?? 0;
}

describe('signing up', () => {
  test('ends signed in, in the application from which the person came', async () => {
    const { issuer } = identity.current;
    const ada = await signUp(issuer, 'ada@customer.example');
    expect(titleOf(ada.page)).toBe('Enter the code');
    expect(await users(ada.email)).toBe(0);
    const { url } = await typeCode(ada, await newestCode(issuer, ada.email));
    expect(url).toContain(`${REDIRECT_URI}?code=`);
    const code = new URL(url).searchParams.get('code') ?? '';
    const { tokens } = await exchangeCode(issuer, code, ada.verifier);
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      email: ada.email,
      email_verified: true,
      name: 'Ada Example',
    });
  });

  test('is offered on the sign-in page, and the chosen password works there afterwards', async () => {
    const { issuer } = identity.current;
    const bea = await signUp(issuer, 'bea@customer.example');
    await typeCode(bea, await newestCode(issuer, bea.email));
    const browser = new Browser();
    const form = await visit(browser, authorizeUrl(issuer, pkce().challenge));
    expect(form.text).toContain(`href="${new URL(form.url).pathname}/sign-up">Sign up</a>`);
    const end = await visit(
      browser,
      form.url,
      formBody({ email: ' Bea@Customer.Example', password: NEW_PASSWORD }),
    );
    expect(end.url).toContain(`${REDIRECT_URI}?code=`);
  });

  test('leads to a page with the way back when the sign-in has expired meanwhile', async () => {
    const { issuer } = identity.current;
    const cleo = await signUp(issuer, 'cleo@customer.example');
    const code = await newestCode(issuer, cleo.email);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
    const end = await typeCode(cleo, code);
    expect([end.status, titleOf(end)]).toEqual([200, 'Your account is ready']);
    expect(end.text).toContain(`href="${new URL(REDIRECT_URI).origin}"`);
    expect(await users(cleo.email)).toBe(1);
  });

  test('goes on at the link of the mail in the browser in which it began, and in no other', async () => {
    const { issuer } = identity.current;
    const dora = await signUp(issuer, 'dora@customer.example');
    const [mail = ''] = await mailsTo(issuer, dora.email);
    expect(mail).toContain(`href="${issuer}/confirm"`);
    const own = await visit(dora.browser, `${issuer}/confirm`);
    expect([own.url, titleOf(own)]).toEqual([`${dora.signIn}/confirm`, 'Enter the code']);
    const other = await visit(new Browser(), `${issuer}/confirm`);
    expect([other.status, titleOf(other)]).toEqual([400, 'No sign-up waits here']);
  });

  test('leaves neither code nor password nor the browser’s secret in its table', async () => {
    const { issuer } = identity.current;
    const eve = await signUp(issuer, 'eve@customer.example');
    const pool = new Pool({ connectionString: identity.databaseUrl, max: 1 });
    const { rows } = await pool.query('select sign_ups::text as row from idp.sign_ups');
    await pool.end();
    const stored = JSON.stringify(rows);
    const token =
      [...eve.browser.cookies].find(([key]) => key.startsWith('muster_idp_sign_up'))?.[1].value ?? '';
    const secrets = [await newestCode(issuer, eve.email), NEW_PASSWORD, token.split('.')[0] ?? ''];
    for (const secret of secrets) expect(stored).not.toContain(secret);
    expect(stored).toContain('$argon2id$');
  });

  test('never puts what a stranger typed into a mail', async () => {
    const { issuer } = identity.current;
    await signUp(issuer, 'fay@customer.example');
    const [mail] = await mailsTo(issuer, 'fay@customer.example');
    expect(mail).not.toContain('Ada Example');
  });
});

describe('an address that has an account', () => {
  test('gets the same page, and a mail that offers to sign in or to set a new password', async () => {
    const { issuer } = identity.current;
    const [known, unknown] = [
      await signUp(issuer, MEMBER.email),
      await signUp(issuer, 'ida@customer.example'),
    ];
    const plain = ({ page, email, signIn }: typeof known) =>
      page.text
        .replaceAll(email, '')
        .replaceAll(new URL(signIn).pathname, '')
        .replace(/(name="token" value=")[^"]+/, '$1');
    expect(plain(known)).toBe(plain(unknown));
    expect(known.page.status).toBe(unknown.page.status);
    const [mail = ''] = await mailsTo(issuer, MEMBER.email);
    expect(mail).toContain('You already have an account at Muster');
    expect(mail).toContain(`href="${issuer}/forgot-password"`);
    expect(mail).not.toMatch(/^\d{6}$/m);
  });

  test('is confirmed by no code, and says what any wrong code says', async () => {
    const { issuer } = identity.current;
    const said = async (email: string) => {
      const person = await signUp(issuer, email);
      const code = wrong(await newestCode(issuer, email));
      const sentences: string[] = [];
      for (let count = 0; count < 5; count += 1) sentences.push(problemOf(await typeCode(person, code)));
      return sentences;
    };
    const known = await said(MEMBER.email);
    expect(known).toEqual(await said('jan@customer.example'));
    expect(known.at(-1)).toContain('Send another one.');
  });
});

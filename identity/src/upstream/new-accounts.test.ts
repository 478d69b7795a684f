import { describe, expect, test } from 'vitest';
import { formBody } from '../../test/browser.ts';
import { REDIRECT_URI } from '../../test/identity.ts';
import { refresh } from '../../test/sign-in.ts';
import { mailsTo, NEW_PASSWORD } from '../../test/sign-up.ts';
import { signInThrough, testUpstreams } from '../../test/upstream-journey.ts';
import { peopleAt } from '../../test/upstream-people.ts';

const providers = testUpstreams();
const { present, personThrough, askedToSignIn, subjectsOf, addAccount, addAuthenticator, addPasskey } =
  peopleAt(providers);

async function setPasswordByMail(email: string) {
  await fetch(`${providers.issuer}/forgot-password`, formBody({ email }));
  const [mail = ''] = await mailsTo(providers.issuer, email);
  const [, token = ''] = /set-password\?token=([\w-]+)/.exec(mail) ?? [];
  const response = await fetch(
    `${providers.issuer}/set-password`,
    formBody({ token, password: NEW_PASSWORD }),
  );
  expect(response.status).toBe(200);
}

describe('a new account', () => {
  test('has no password and counts as unverified when the provider doesn’t vouch for the address', async () => {
    present({ sub: 'fresh', email: 'fresh@else.example', name: 'Fresh Face' });
    expect(await personThrough('Facebook')).toMatchObject({ email_verified: false, name: 'Fresh Face' });
    const [row] = await providers.rows(
      `select password_hash from idp.users where email = 'fresh@else.example'`,
    );
    expect(row).toEqual({ password_hash: null });
  });

  test('is made once when two browsers bring the same person at the same moment', async () => {
    present({ sub: 'twice', email: 'twice@else.example', email_verified: true });
    const both = await Promise.all([personThrough('Google'), personThrough('Google')]);
    expect(both[0]?.sub).toBe(both[1]?.sub);
  });

  test.each([
    ['no address', undefined],
    ['an empty address', ''],
    ['something that is no address', 'not an address'],
    ['an address longer than any', `${'x'.repeat(300)}@else.example`],
  ])('is not made from %s: the page says what is missing', async (_what, email) => {
    present({ sub: 'addressless', email, email_verified: true, name: 'No Address' });
    const before = await providers.rows('select from idp.users');
    const { response } = await signInThrough(providers.issuer, 'Facebook');
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain('Facebook told us no e-mail address, and an account needs one.');
    expect(text).toContain('<h1>Sign in</h1>');
    expect(await providers.rows('select from idp.users')).toHaveLength(before.length);
  });

  test('starts anew for whoever proves that the address is theirs: nobody who was in it before stays', async () => {
    const email = 'victim@else.example';
    present({ sub: 'squatter', email, email_verified: false });
    const { sub = '', refreshToken } = await personThrough('Facebook');
    await addPasskey(sub);
    await addAuthenticator(sub);

    await setPasswordByMail(email);
    expect(await subjectsOf(sub)).toEqual([]);
    expect(await providers.rows(`select from idp.passkeys where user_sub = '${sub}'`)).toEqual([]);
    expect(await providers.rows(`select from idp.authenticators where user_sub = '${sub}'`)).toEqual([]);
    expect((await refresh(providers.issuer, refreshToken)).status).toBe(400);
    expect((await askedToSignIn('Facebook')).text).toContain(`There is already an account for ${email}.`);
    const { browser, url } = await askedToSignIn('Facebook');
    const { url: end } = await browser.open(url, formBody({ email, password: NEW_PASSWORD }));
    expect(end).toContain(`${REDIRECT_URI}?code=`);
  });

  test('loses a password, too, that was set before anybody had proven the address', async () => {
    const { sub } = await addAccount('early@muster.example', false);
    await providers.rows(`update idp.users set email_verified = true where sub = '${sub}'`);
    expect(await providers.rows(`select password_hash from idp.users where sub = '${sub}'`)).toEqual([
      { password_hash: null },
    ]);
  });
});

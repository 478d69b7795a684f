import { describe, expect, test, vi } from 'vitest';
import { Browser, formBody } from '../../test/browser.ts';
import { MANAGER, PASSWORD, REDIRECT_URI } from '../../test/identity.ts';
import { mailsTo } from '../../test/sign-up.ts';
import { leave, signInThrough, testUpstreams, visitUpstream } from '../../test/upstream-journey.ts';
import { peopleAt } from '../../test/upstream-people.ts';

const providers = testUpstreams();

const { present, personThrough, askedToSignIn, subjectsOf, addAccount, addAuthenticator } =
  peopleAt(providers);

describe('an account of the same address', () => {
  test('is connected at once when both sides have verified the address', async () => {
    const { sub, email } = await addAccount('both@muster.example', true);
    present({ sub: 'both', email: 'Both@Muster.example', email_verified: true });
    expect(await personThrough('Google')).toMatchObject({ sub, 'cognito:username': sub, email });
    expect(await subjectsOf(sub)).toEqual(['both']);
    expect((await mailsTo(providers.issuer, email)).join()).toContain('Google was connected to your account');
  });

  test('is not touched on the word of a provider that hasn’t verified the address', async () => {
    const { sub, email } = await addAccount('unproven@muster.example', true);
    present({ sub: 'unproven', email, email_verified: false });
    const { status, text } = await askedToSignIn('Facebook');
    expect(status).toBe(200);
    expect(text).toContain(`There is already an account for ${email}.`);
    expect(text).toContain('and Facebook is connected to it.');
    expect(text).toContain(`value="${email}"`);
    expect(await subjectsOf(sub)).toEqual([]);
  });

  test('is not touched when its own address was never proven, though the provider has verified it', async () => {
    const { sub, email } = await addAccount('squatted@muster.example', false);
    present({ sub: 'owner-of-address', email, email_verified: true });
    expect((await askedToSignIn('Google')).text).toContain(`There is already an account for ${email}.`);
    expect(await subjectsOf(sub)).toEqual([]);
  });

  test('is connected once the person has signed in to it, and from then on opens without', async () => {
    const { sub, email } = await addAccount('proven@muster.example', true);
    present({ sub: 'proven', email, email_verified: false });
    const { browser, url } = await askedToSignIn('LoginWithAmazon');

    const wrong = await browser.open(url, formBody({ email, password: 'wrong' }));
    const text = await wrong.response.text();
    expect(text).toContain('and Amazon is connected to it.');
    expect(text).toContain('That e-mail and password don’t match');
    expect(await subjectsOf(sub)).toEqual([]);

    const right = await browser.open(url, formBody({ email, password: PASSWORD }));
    expect(right.url).toContain(`${REDIRECT_URI}?code=`);
    expect(await subjectsOf(sub)).toEqual(['proven']);
    expect((await mailsTo(providers.issuer, email)).join()).toContain('Amazon was connected to your account');
    expect((await personThrough('LoginWithAmazon')).sub).toBe(sub);
  });

  test('stays unconnected when all its sign-ins end before this one does', async () => {
    const { sub, email } = await addAccount('ended@muster.example', true);
    present({ sub: 'ended', email, email_verified: false });
    const { browser, url } = await askedToSignIn('Facebook');
    await providers.rows('begin');
    await providers.rows(`select idp.end_all_sessions('${sub}')`);
    const signedIn = browser.open(url, formBody({ email, password: PASSWORD }));
    await vi.waitFor(
      async () => {
        await providers.rows('select pg_stat_clear_snapshot()');
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await providers.rows(waiting)).toHaveLength(1);
      },
      { timeout: 20_000 },
    );
    await providers.rows('commit');
    expect((await signedIn).url).not.toContain('code=');
    expect(await subjectsOf(sub)).toEqual([]);
  });

  test('stays unconnected when the person signs in to another one instead', async () => {
    const { sub, email } = await addAccount('declined@muster.example', true);
    present({ sub: 'declined', email, email_verified: false });
    const { browser, url } = await askedToSignIn('Facebook');
    await browser.open(url, formBody({ email: MANAGER.email, password: PASSWORD }));
    expect(await subjectsOf(sub)).toEqual([]);
    expect(await subjectsOf(MANAGER.sub)).toEqual([]);
    expect(await providers.rows('select from idp.upstream_links where user_sub = $$user-declined$$')).toEqual(
      [],
    );
  });

  test('waits only in the sign-in in which the provider was asked', async () => {
    const { sub, email } = await addAccount('elsewhere@muster.example', true);
    present({ sub: 'elsewhere', email, email_verified: false });
    await askedToSignIn('Facebook');
    const other = await leave(providers.issuer, 'Google', new Browser());
    const page = new URL(other.url).origin === providers.upstream.issuer;
    expect(page).toBe(true);
    expect(await subjectsOf(sub)).toEqual([]);
  });

  test('keeps the first person whom a provider’s account was connected to, whatever address it has later', async () => {
    present({ sub: 'moving', email: 'before@else.example', email_verified: true });
    const before = await personThrough('Google');
    present({ sub: 'moving', email: MANAGER.email, email_verified: true });
    expect(await personThrough('Google')).toMatchObject({ sub: before.sub, email: 'before@else.example' });
  });

  test('tells subjects of one provider from those of another', async () => {
    present({ sub: 'same', email: 'one@else.example', email_verified: true });
    const one = await personThrough('Google');
    present({ sub: 'same', email: 'two@else.example', email_verified: true });
    const two = await personThrough('SignInWithApple');
    expect(two.sub).not.toBe(one.sub);
  });
});

test('who has a second factor is asked for it after another provider, too', async () => {
  const { sub, email } = await addAccount('two-factors@muster.example', true);
  await addAuthenticator(sub);
  present({ sub: 'two-factors', email, email_verified: true });
  expect((await signInThrough(providers.issuer, 'Google')).end).toMatch(/\/sign-in\/[\w-]+\/code$/);
});

test('nothing is connected before the second factor', async () => {
  const { sub, email } = await addAccount('half@muster.example', true);
  await addAuthenticator(sub);
  present({ sub: 'half', email, email_verified: false });
  const { browser, url } = await askedToSignIn('Facebook');
  const { url: end } = await browser.open(url, formBody({ email, password: PASSWORD }));
  expect(end).toMatch(/\/code$/);
  expect(await subjectsOf(sub)).toEqual([]);
});

test('a form that waits for a proof is not sent away to the provider again', async () => {
  const { email } = await addAccount('reload@muster.example', true);
  present({ sub: 'reload', email, email_verified: false });
  const { browser, url } = await askedToSignIn('Google');
  const again = await browser.open(url);
  expect(again.url).toBe(url);
  expect(await again.response.text()).toContain('and Google is connected to it.');
});

test('the other browser’s answer from a provider connects nothing here', async () => {
  present({ sub: 'stray', email: 'stray@else.example', email_verified: true });
  const { url } = await leave(providers.issuer, 'Google');
  const back = await visitUpstream(url);
  const { response } = await new Browser().open(back.url);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This page is out of date');
  expect(await providers.rows(`select from idp.upstream_identities where subject = 'stray'`)).toEqual([]);
});

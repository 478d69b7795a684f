import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { PASSWORD, REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { newPerson } from '../../test/person.ts';
import { query } from '../../test/query.ts';
import { follow, nameOn, openSecurity, send, turnOnCodes, typePassword } from '../../test/security.ts';
import { refresh, signIn } from '../../test/sign-in.ts';
import { mailsTo, problemOf } from '../../test/sign-up.ts';

const identity = testIdentity();
const NEW = 'another long password';

describe('changing the password', () => {
  test('needs the present one', async () => {
    const person = await newPerson(identity);
    const page = await openSecurity(person);
    for (const old_password of ['', 'wrong', NEW]) {
      const answer = await send(person.browser, page, '/password', { old_password, password: NEW });
      expect(answer.status).toBe(400);
      expect(problemOf(answer)).toBe('That isn’t your present password. Type the one that you sign in with.');
    }
    expect((await typePassword(person.issuer, new Browser(), person.email)).url).toContain(REDIRECT_URI);
  });

  test.each([
    ['too short', 'nine char'],
    ['too long', 'x'.repeat(257)],
  ])('refuses one that is %s', async (_what, password) => {
    const person = await newPerson(identity);
    const page = await openSecurity(person);
    const answer = await send(person.browser, page, '/password', { old_password: PASSWORD, password });
    expect(problemOf(answer)).toBe('Choose a password of 10 to 256 characters.');
  });

  test('lets nobody guess the present one', async () => {
    const person = await newPerson(identity);
    const page = await openSecurity(person);
    let answer = page;
    for (let tries = 0; tries < 11; tries += 1)
      answer = await send(person.browser, page, '/password', { old_password: 'wrong', password: NEW });
    expect(answer.status).toBe(429);
    expect(problemOf(answer)).toContain('Too many attempts.');
  });

  test('ends every other sign-in and keeps this one, and the owner gets a mail', async () => {
    const person = await newPerson(identity);
    const { issuer, email, browser } = person;
    const own = await signIn(issuer, browser, email);
    const [elsewhere, halfWay] = [new Browser(), new Browser()];
    const others = await signIn(issuer, elsewhere, email);
    const page = await openSecurity(person);
    const done = await send(browser, page, '/password', { old_password: PASSWORD, password: NEW });
    expect(done.text).toContain('Your password is changed. Every other sign-in was ended.');

    expect((await refresh(issuer, own.refresh_token)).status).toBe(200);
    expect((await refresh(issuer, others.refresh_token)).status).toBe(400);
    expect((await follow(elsewhere, `${issuer}/security`)).url).toContain('/sign-in/');
    expect((await follow(browser, `${issuer}/security`)).url).toBe(`${issuer}/security`);
    expect((await typePassword(issuer, halfWay, email)).status).toBe(400);
    expect((await typePassword(issuer, halfWay, email, NEW)).url).toContain(REDIRECT_URI);
    expect((await mailsTo(issuer, email)).join()).toContain('every other sign-in was ended');
  });

  test('ends what others have half done with the old one', async () => {
    const person = await newPerson(identity);
    const { app } = await turnOnCodes(person);
    const thief = new Browser();
    const half = await typePassword(person.issuer, thief, person.email);
    expect(half.url).toMatch(/\/code$/);
    const page = await openSecurity(person);
    await send(person.browser, page, '/password', { old_password: PASSWORD, password: NEW });
    const code = app.generate({ timestamp: Date.now() + 30_000 });
    expect((await follow(thief, half.url, { code })).text).toContain('Sign in once more');
  });

  test('asks for no present one where there is none', async () => {
    const person = await newPerson(identity);
    await openSecurity(person);
    await query(identity, 'update idp.users set password_hash = null where sub = $1', [person.sub]);
    const page = await openSecurity(person);
    expect(page.text).not.toContain('Present password');
    const done = await send(person.browser, page, '/password', { password: NEW });
    expect(done.text).toContain('Your password is changed.');
    expect((await typePassword(person.issuer, new Browser(), person.email, NEW)).url).toContain(REDIRECT_URI);
  });
});

describe('changing the name', () => {
  test('reaches the application with the next tokens, and the owner gets a mail', async () => {
    const person = await newPerson(identity);
    const { issuer, email, browser } = person;
    const { refresh_token } = await signIn(issuer, browser, email);
    const done = await send(browser, await openSecurity(person), '/name', { name: '  Ada   King ' });
    expect(done.text).toContain('Your name is changed.');
    expect(nameOn(done)).toBe('Ada King');
    const { tokens } = await refresh(issuer, refresh_token);
    expect(decodeJwt(tokens.id_token).name).toBe('Ada King');
    expect(await mailsTo(issuer, email)).toHaveLength(1);
    await send(browser, done, '/name', { name: 'Ada King' });
    expect(await mailsTo(issuer, email)).toHaveLength(1);
  });

  test.each([
    ['  ', 'Type your name as your colleagues know it.'],
    ['x'.repeat(101), 'Use at most 100 characters for your name.'],
    ['Ada\u202e', 'Use only letters and signs that can be seen in your name.'],
  ])('refuses %j', async (name, sentence) => {
    const person = await newPerson(identity);
    const answer = await send(person.browser, await openSecurity(person), '/name', { name });
    expect([answer.status, problemOf(answer)]).toEqual([400, sentence]);
    expect(nameOn(await openSecurity(person))).toBe('Ada Finch');
  });
});

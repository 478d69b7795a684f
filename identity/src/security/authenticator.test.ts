import { afterEach, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { newPerson, personWithCodes } from '../../test/person.ts';
import { query } from '../../test/query.ts';
import { appOf, follow, openSecurity, send, typePassword } from '../../test/security.ts';
import { mailsTo, problemOf } from '../../test/sign-up.ts';

const identity = testIdentity();

afterEach(() => {
  vi.useRealTimers();
});

/** Somebody before the picture that their app scans. */
async function personSettingUp() {
  const person = await newPerson(identity);
  const page = await send(person.browser, await openSecurity(person), '/authenticator');
  return { person, page };
}

describe('setting up the codes', () => {
  test('shows the key as a picture and as text, the same until it is confirmed', async () => {
    const { person, page } = await personSettingUp();
    expect(page.url).toBe(`${person.issuer}/security/authenticator`);
    expect(page.text).toMatch(/<div class="qr" role="img" aria-label="[^"]+"><svg/);
    expect(page.text).not.toMatch(/<svg[^>]*style=/);
    const again = await follow(person.browser, page.url);
    expect(appOf(again).secret.hex).toBe(appOf(page).secret.hex);
  });

  test('asks for no code at sign-in before the first right one', async () => {
    const { person, page } = await personSettingUp();
    const wrong = appOf(page).generate({ timestamp: 0 });
    const answer = await send(person.browser, page, '/authenticator/confirm', { code: wrong });
    expect([answer.status, problemOf(answer)]).toEqual([
      400,
      expect.stringContaining('That code isn’t right.'),
    ]);
    expect(appOf(answer).secret.hex).toBe(appOf(page).secret.hex);
    const empty = await send(person.browser, page, '/authenticator/confirm');
    expect(problemOf(empty)).toBe('Type the 6 digits that your app shows.');
    expect((await typePassword(person.issuer, new Browser(), person.email)).url).toContain(REDIRECT_URI);
  });

  test('ends with ten recovery codes, shown this once, and a mail', async () => {
    const { person, page } = await personSettingUp();
    const code = appOf(page).generate();
    const done = await send(person.browser, page, '/authenticator/confirm', { code });
    const codes = done.text.match(/<code>[0-9A-Z]{4}(-[0-9A-Z]{4}){3}<\/code>/g) ?? [];
    expect(new Set(codes).size).toBe(10);
    expect((await mailsTo(person.issuer, person.email)).join()).toContain('Codes at sign-in were turned on');
    const again = await send(person.browser, page, '/authenticator/confirm', { code });
    expect(again.url).toBe(`${person.issuer}/security`);
    expect(again.text).toContain('You have 10 recovery codes left.');
    expect(again.text).not.toContain(codes[0]);
  });

  test('has to be done within an hour', async () => {
    const { person, page } = await personSettingUp();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    await openSecurity(person);
    const code = appOf(page).generate();
    const late = await send(person.browser, page, '/authenticator/confirm', { code });
    expect(late.url).toBe(`${person.issuer}/security`);
    expect(late.text).toContain('Set up the codes');
  });

  test('leaves codes that are on as they are', async () => {
    const person = await personWithCodes(identity);
    const page = await send(person.browser, await openSecurity(person), '/authenticator');
    expect(page.url).toBe(`${person.issuer}/security`);
    const half = await typePassword(person.issuer, new Browser(), person.email);
    expect(half.url).toMatch(/\/code$/);
  });

  test('stores neither the key nor a code in a form that can be read', async () => {
    const person = await personWithCodes(identity);
    const sql = `select a::text, sealed_secret, (select string_agg(r::text, '') from idp.recovery_codes r
        where r.user_sub = a.user_sub) as codes from idp.authenticators a where user_sub = $1`;
    const stored = JSON.stringify(await query(identity, sql, [person.sub]));
    expect(stored).not.toContain(person.app.secret.hex.toLowerCase());
    for (const code of person.recovery) expect(stored).not.toContain(code.replaceAll('-', ''));
  });
});

describe('codes that are on', () => {
  test('are turned off with the recovery codes, and the owner gets a mail', async () => {
    const person = await personWithCodes(identity);
    const off = await send(person.browser, await openSecurity(person), '/authenticator/off');
    expect(off.text).toContain('Signing in no longer asks for a code.');
    expect((await typePassword(person.issuer, new Browser(), person.email)).url).toContain(REDIRECT_URI);
    expect(await query(identity, 'select from idp.recovery_codes where user_sub = $1', [person.sub])).toEqual(
      [],
    );
    const mails = await mailsTo(person.issuer, person.email);
    expect(mails.join()).toContain('Codes at sign-in were turned off');
    await send(person.browser, off, '/authenticator/off');
    expect(await mailsTo(person.issuer, person.email)).toHaveLength(mails.length);
  });

  test('get new recovery codes, which make the old ones worthless', async () => {
    const person = await personWithCodes(identity);
    const made = await send(person.browser, await openSecurity(person), '/recovery-codes');
    const [fresh = ''] = made.text.match(/(?<=<code>)[0-9A-Z-]{19}/g) ?? [];
    const browser = new Browser();
    const half = await typePassword(person.issuer, browser, person.email);
    const [old = ''] = person.recovery;
    expect((await follow(browser, half.url, { recovery_code: old })).status).toBe(400);
    expect((await follow(browser, half.url, { recovery_code: fresh })).url).toContain(REDIRECT_URI);
    expect((await mailsTo(person.issuer, person.email)).join()).toContain('You have new recovery codes');
  });

  test('that are off get no recovery codes', async () => {
    const person = await newPerson(identity);
    const answer = await send(person.browser, await openSecurity(person), '/recovery-codes');
    expect(problemOf(answer)).toBe('Signing in asks for no code at the moment.');
  });

  test('are asked for before the page about them, ten minutes after the last sign-in', async () => {
    const person = await personWithCodes(identity);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    const page = await openSecurity(person);
    expect(page.url).toMatch(/\/code$/);
    const end = await follow(person.browser, page.url, { code: person.app.generate() });
    expect(end.url).toBe(`${person.issuer}/security`);
  });
});

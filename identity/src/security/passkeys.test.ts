import { describe, expect, test } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { REDIRECT_URI, testIdentity } from '../../test/identity.ts';
import { SoftPasskey } from '../../test/passkey.ts';
import { addPasskey, optionsAt, signInWith } from '../../test/passkey-journey.ts';
import { newPerson, personWithPasskey } from '../../test/person.ts';
import { query } from '../../test/query.ts';
import { fieldOf, openSecurity, type Page, send } from '../../test/security.ts';
import { mailsTo, problemOf } from '../../test/sign-up.ts';
import { KNOWN_ALREADY, MADE_TOO_LATE, NO_NAME, NOT_MADE } from '../passkeys/sentences.ts';

const identity = testIdentity(() => ({
  upstreams: [{ name: 'Google', clientId: 'muster', clientSecret: 'secret' }],
}));

const namesIn = ({ text }: Page) => [...text.matchAll(/<li><b>(.*?)<\/b>/g)].map(([, name]) => name);

describe('adding a passkey', () => {
  test('puts it among one’s own by its name, and the owner gets a mail', async () => {
    const person = await newPerson(identity);
    const page = await addPasskey(person, new SoftPasskey());
    expect(page.text).toContain('The passkey is added.');
    expect(namesIn(page)).toEqual(['Laptop']);
    const [mail = ''] = await mailsTo(person.issuer, person.email);
    expect(mail).toContain('A passkey was added to your account');
    expect(mail).toContain(`${person.issuer}/forgot-password`);
  });

  test('proposes the name of the device, and excludes the passkeys that are there', async () => {
    const { issuer, email, browser, passkey } = await personWithPasskey(identity);
    const page = await openSecurity({ issuer, email, browser });
    const token = fieldOf(page, 'token');
    const options = await optionsAt(browser, `${issuer}/security/passkeys/options`, { token });
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Muster' },
      user: { name: email, displayName: 'Ada Finch' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: passkey.id }],
    });
    expect(Buffer.from(options.user?.id ?? '', 'base64url').toString()).not.toContain('person');
  });

  test.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without making sure who holds it', { userVerified: false }],
  ])('refuses one that was made %s', async (_how, circumstances) => {
    const person = await newPerson(identity);
    const page = await addPasskey(person, new SoftPasskey(), circumstances);
    expect([page.status, problemOf(page), namesIn(page)]).toEqual([400, NOT_MADE, []]);
  });

  test('refuses an answer that was used before', async () => {
    const person = await newPerson(identity);
    const { issuer, browser } = person;
    const page = await openSecurity(person);
    const token = fieldOf(page, 'token');
    const options = await optionsAt(browser, `${issuer}/security/passkeys/options`, { token });
    const answer = () => new SoftPasskey().register(options, { origin: issuer });
    await send(browser, page, '/passkeys', { name: 'First', credential: answer() });
    const again = await send(browser, page, '/passkeys', { name: 'Second', credential: answer() });
    expect([problemOf(again), namesIn(again)]).toEqual([MADE_TOO_LATE, ['First']]);
  });

  test('refuses a passkey that somebody has already', async () => {
    const { passkey, ...owner } = await personWithPasskey(identity);
    const thief = await newPerson(identity);
    expect(problemOf(await addPasskey(thief, passkey))).toBe(KNOWN_ALREADY);
    expect(problemOf(await addPasskey(owner, passkey))).toBe(KNOWN_ALREADY);
  });

  test.each(['', '   ', 'x'.repeat(61)])('refuses the name %j', async (name) => {
    const person = await newPerson(identity);
    const page = await openSecurity(person);
    expect(problemOf(await send(person.browser, page, '/passkeys', { name, credential: '' }))).toBe(NO_NAME);
  });

  test('stops at twenty', async () => {
    const person = await newPerson(identity);
    await query(
      identity,
      `insert into idp.passkeys (credential_id, user_sub, name, public_key, counter, transports, created_at)
       select $1 || n, $1, 'Key ' || n, '', 0, '{}', now() from generate_series(1, 20) n`,
      [person.sub],
    );
    expect((await openSecurity(person)).text).not.toContain('Add a passkey');
    const page = await addPasskey(person, new SoftPasskey());
    expect(problemOf(page)).toContain('You have 20 passkeys.');
  });
});

describe('one’s passkeys', () => {
  test('are renamed, whatever the new name is made of', async () => {
    const { passkey, ...person } = await personWithPasskey(identity);
    const page = await openSecurity(person);
    const name = '<b>Work</b> "key"';
    const renamed = await send(person.browser, page, '/passkeys/rename', { id: passkey.id, name });
    expect(renamed.text).toContain('The passkey has its new name.');
    expect(namesIn(renamed)).toEqual(['&lt;b&gt;Work&lt;/b&gt; &quot;key&quot;']);
    expect((await mailsTo(person.issuer, person.email)).join()).toContain('A passkey of yours was renamed');
    const nameless = await send(person.browser, page, '/passkeys/rename', { id: passkey.id, name: ' ' });
    expect(problemOf(nameless)).toBe(NO_NAME);
  });

  test('are neither renamed nor removed by somebody else', async () => {
    const { passkey, ...owner } = await personWithPasskey(identity);
    const stranger = await newPerson(identity);
    const page = await openSecurity(stranger);
    for (const path of ['/passkeys/rename', '/passkeys/remove']) {
      const answer = await send(stranger.browser, page, path, { id: passkey.id, name: 'Mine' });
      expect(problemOf(answer)).toContain('That passkey is not among yours any more.');
    }
    expect(namesIn(await openSecurity(owner))).toEqual(['Laptop']);
    expect((await signInWith(owner.issuer, new Browser(), passkey)).url).toContain(REDIRECT_URI);
  });

  test('cannot be removed where they are the last way in', async () => {
    const { passkey, ...person } = await personWithPasskey(identity);
    const other = new SoftPasskey();
    await addPasskey(person, other);
    await query(identity, 'update idp.users set password_hash = null where sub = $1', [person.sub]);
    const page = await openSecurity(person);
    const both = [passkey.id, other.id].map((id) => send(person.browser, page, '/passkeys/remove', { id }));
    const problems = (await Promise.all(both)).map(problemOf).filter((problem) => problem !== '');
    expect(problems).toEqual([
      'This passkey is your only way to sign in. Set a password or add another passkey before you remove it.',
    ]);
    expect(namesIn(await openSecurity(person))).toEqual(['Laptop']);
  });

  test.each([
    ['may go where Google signs the person in, too', 'Google', 'The passkey is removed.'],
    ['stay where the other provider is not set up any more', 'Facebook', 'your only way to sign in'],
  ])('%s', async (_what, provider, sentence) => {
    const { passkey, ...person } = await personWithPasskey(identity);
    await query(identity, 'update idp.users set password_hash = null where sub = $1', [person.sub]);
    await query(
      identity,
      'insert into idp.upstream_identities (provider, issuer, subject, user_sub) values ($2, $1, $1, $1)',
      [person.sub, provider],
    );
    const page = await openSecurity(person);
    const answer = await send(person.browser, page, '/passkeys/remove', { id: passkey.id });
    expect(answer.text).toContain(sentence);
  });
});

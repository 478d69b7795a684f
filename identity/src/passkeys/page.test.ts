import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { testIdentity } from '../../test/identity.ts';
import { beginSignIn, optionsAt } from '../../test/passkey-journey.ts';
import { newPerson, personWithPasskey } from '../../test/person.ts';
import { fieldOf, follow, openSecurity } from '../../test/security.ts';
import { relyingParty } from './relying-party.ts';
import * as say from './sentences.ts';

const identity = testIdentity();

describe('the page', () => {
  test('runs one script of ours, and only where passkeys are', async () => {
    const { issuer, browser } = await newPerson(identity);
    const response = await browser.request(await beginSignIn(issuer, browser));
    expect(response.headers.get('content-security-policy')).toContain(
      "script-src 'self'; connect-src 'self'",
    );
    const [path = ''] = /\/assets\/passkeys-[0-9a-f]+\.js/.exec(await response.text()) ?? [];
    const script = await fetch(`${issuer}${path}`);
    expect(script.headers.get('content-type')).toContain('text/javascript');
    const text = await script.text();
    expect(() => new Script(text)).not.toThrow();
    const other = await fetch(`${issuer}/forgot-password`);
    expect(other.headers.get('content-security-policy')).not.toContain('script-src');
  });

  test('hides the button until the script has shown it', async () => {
    const { issuer, browser } = await newPerson(identity);
    const { text } = await follow(browser, await beginSignIn(issuer, browser));
    expect(text).toMatch(/<form[^>]*data-passkey="get"[^>]* hidden>/);
    expect(text).toContain('autocomplete="username webauthn"');
  });

  test('shows the form again when an answer is loaded anew', async () => {
    const { issuer, browser } = await newPerson(identity);
    const form = await beginSignIn(issuer, browser);
    expect((await follow(browser, `${form}/passkey`)).url).toBe(form);
  });

  test('does not sign anybody in by a token of the other page', async () => {
    const { issuer, email, browser, passkey } = await personWithPasskey(identity);
    const page = await openSecurity({ issuer, email, browser });
    const token = fieldOf(page, 'token');
    const adding = await optionsAt(browser, `${issuer}/security/passkeys/options`, { token });
    const form = await beginSignIn(issuer, browser);
    const credential = passkey.sign(adding, { origin: issuer });
    expect((await follow(browser, `${form}/passkey`, { credential })).text).toContain(say.TOO_LATE);
  });
});

test.each([
  ['https://id.muster.example', { id: 'id.muster.example', origin: 'https://id.muster.example' }],
  ['http://localhost:4000', { id: 'localhost', origin: 'http://localhost:4000' }],
  ['http://id.muster.example', undefined],
  ['https://192.0.2.7', undefined],
  ['https://[2001:db8::1]:4000', undefined],
])('at %s passkeys are made for %o', (issuer, party) => {
  expect(relyingParty({ issuer })).toEqual(party);
});

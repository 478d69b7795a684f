import { authorizeUrl, type Browser, formBody, pkce } from './browser.ts';
import type { Circumstances, Options, SoftPasskey } from './passkey.ts';
import { fieldOf, follow, type Owner, openSecurity, type Page, send } from './security.ts';

/** What the page's script asks for before it turns to the authenticator. */
export async function optionsAt(
  browser: Browser,
  url: string,
  fields: Record<string, string> = {},
): Promise<Options> {
  const response = await browser.request(url, formBody(fields));
  const options: Options = JSON.parse(await response.text());
  return options;
}

/** Adds a passkey on the page about a person's sign-ins. */
export async function addPasskey(
  owner: Owner,
  passkey: SoftPasskey,
  circumstances: Partial<Circumstances> = {},
): Promise<Page> {
  const { issuer, browser } = owner;
  const before = await openSecurity(owner);
  const token = fieldOf(before, 'token');
  const options = await optionsAt(browser, `${issuer}/security/passkeys/options`, { token });
  const credential = passkey.register(options, { origin: issuer, ...circumstances });
  return send(browser, before, '/passkeys', { name: 'Laptop', credential });
}

/** A sign-in under way: the address of its form. */
export async function beginSignIn(issuer: string, browser: Browser): Promise<string> {
  return (await follow(browser, authorizeUrl(issuer, pkce().challenge, { prompt: 'login' }))).url;
}

/** Signs in with a passkey, as far as that leads. */
export async function signInWith(
  issuer: string,
  browser: Browser,
  passkey: SoftPasskey,
  circumstances: Partial<Circumstances> = {},
): Promise<Page> {
  const form = await beginSignIn(issuer, browser);
  const options = await optionsAt(browser, `${form}/passkey/options`);
  const credential = passkey.sign(options, { origin: issuer, ...circumstances });
  return follow(browser, `${form}/passkey`, { credential });
}

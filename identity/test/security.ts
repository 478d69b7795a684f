import { Secret, TOTP } from 'otpauth';
import { authorizeUrl, type Browser, formBody, pkce } from './browser.ts';
import { PASSWORD } from './identity.ts';

/** A page as a browser stands before it. */
export interface Page {
  url: string;
  status: number;
  text: string;
}

/** Somebody at their own browser. */
export interface Owner {
  issuer: string;
  email: string;
  browser: Browser;
}

export async function follow(browser: Browser, url: string, fields?: Record<string, string>): Promise<Page> {
  const end = await browser.open(url, fields && formBody(fields));
  return { url: end.url, status: end.response.status, text: await end.response.text() };
}

/** As far as the right password leads in a new sign-in. */
export async function typePassword(
  issuer: string,
  browser: Browser,
  email: string,
  password = PASSWORD,
): Promise<Page> {
  const form = await follow(browser, authorizeUrl(issuer, pkce().challenge, { prompt: 'login' }));
  return follow(browser, form.url, { email, password });
}

/** The page about one's own sign-ins, which asks for the password where it has to. */
export async function openSecurity({ issuer, browser, email }: Owner): Promise<Page> {
  const page = await follow(browser, `${issuer}/security`);
  if (!page.url.includes('/sign-in/')) return page;
  return follow(browser, page.url, { email, password: PASSWORD });
}

/** Sends one of the page's forms. */
export function send(
  browser: Browser,
  page: Page,
  path: string,
  fields: Record<string, string> = {},
): Promise<Page> {
  return follow(browser, new URL(`/security${path}`, page.url).href, {
    token: fieldOf(page, 'token'),
    ...fields,
  });
}

/** What a field of the page holds; empty when there is none. */
export function fieldOf({ text }: Page, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
}

/** The person's name, as the page has it. */
export const nameOn = ({ text }: Page) => /id="name" name="name" value="([^"]*)"/.exec(text)?.[1] ?? '';

/** Somebody's authenticator app, and the codes that they keep for when it is lost. */
export interface Codes {
  app: TOTP;
  recovery: string[];
}

/** Turns the codes on, with the app's code of this very half minute. */
export async function turnOnCodes({ issuer, browser, email }: Owner): Promise<Codes> {
  const page = await openSecurity({ issuer, browser, email });
  const setUp = await send(browser, page, '/authenticator');
  const app = appOf(setUp);
  const done = await send(browser, page, '/authenticator/confirm', { code: app.generate() });
  return { app, recovery: done.text.match(/(?<=<code>)[0-9A-Z-]{19}(?=<\/code>)/g) ?? [] };
}

/** The app, once it has the key of the set-up page. */
export function appOf({ text }: Page): TOTP {
  const key = /class="key"><code>([^<]+)</.exec(text)?.[1] ?? '';
  return new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')), digits: 6, period: 30 });
}

import { authorizeUrl, Browser, formBody, pkce } from './browser.ts';

export const NEW_PASSWORD = 'a long & new one';

export interface Page {
  url: string;
  status: number;
  text: string;
  headers: Headers;
}

/** A person who signs up: their browser, the sign-in that they came from, and the page they are on. */
export interface Newcomer {
  browser: Browser;
  email: string;
  /** Below it lie the steps of this sign-in. */
  signIn: string;
  verifier: string;
  page: Page;
}

export async function visit(browser: Browser, address: string, init?: RequestInit): Promise<Page> {
  const { url, response } = await browser.open(address, init);
  const { status, headers } = response;
  return { url, status, headers, text: await response.text() };
}

/** Fills in the form and is asked for the code. */
export async function signUp(issuer: string, email: string, browser = new Browser()): Promise<Newcomer> {
  const { verifier, challenge } = pkce();
  const { url: signIn } = await browser.open(authorizeUrl(issuer, challenge, { prompt: 'login' }));
  const fields = { email, name: 'Ada Example', password: NEW_PASSWORD };
  const page = await visit(browser, `${signIn}/sign-up`, formBody(fields));
  return { browser, email, signIn, verifier, page };
}

const tokenIn = (text: string) => / name="token" value="([^"]+)"/.exec(text)?.[1] ?? '';

/** Types a code on the page that the person is on. */
export function typeCode({ browser, page }: Newcomer, code: string): Promise<Page> {
  const action = page.url.replace(/\?.*/, '');
  return visit(browser, action, formBody({ token: tokenIn(page.text), code }));
}

export function askForAnotherCode({ browser, page }: Newcomer): Promise<Page> {
  const action = page.url.replace(/\?.*/, '');
  return visit(browser, action, formBody({ token: tokenIn(page.text), code: '', again: 'yes' }));
}

/** The mails of the demo's outbox to an address, newest first. */
export async function mailsTo(issuer: string, email: string): Promise<string[]> {
  const text = await (await fetch(`${issuer}/outbox`)).text();
  return [...text.matchAll(/<li><h2>.*?<\/li>/gs)]
    .map(([mail]) => mail)
    .filter((mail) => mail.includes(`To ${email},`));
}

export async function newestCode(issuer: string, email: string): Promise<string> {
  const [mail = ''] = await mailsTo(issuer, email);
  return /^(\d{6})$/m.exec(mail)?.[1] ?? '';
}

/** Another code of six digits. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What the page says went wrong. */
export const problemOf = ({ text }: Pick<Page, 'text'>) =>
  / class="problem"[^>]*>.*?<span>(.*?)<\/span>/s.exec(text)?.[1] ?? '';
export const titleOf = ({ text }: Page) => /<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? '';

import { authorizeUrl, Browser, formBody, pkce } from './browser.ts';
import { CLIENT_ID, MANAGER, PASSWORD, REDIRECT_URI } from './identity.ts';

export interface Tokens {
  id_token: string;
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: string;
  error?: string;
}

/** From the authorize endpoint over the form to the code. */
export async function obtainCode(issuer: string, browser = new Browser(), email = MANAGER.email) {
  const { verifier, challenge } = pkce();
  const page = await browser.open(authorizeUrl(issuer, challenge));
  const end = page.url.startsWith(REDIRECT_URI)
    ? page
    : await browser.open(page.url, formBody({ email, password: PASSWORD }));
  const query = new URL(end.url).searchParams;
  return { code: query.get('code') ?? '', verifier, query };
}

export async function token(issuer: string, fields: Record<string, string>) {
  const response = await fetch(`${issuer}/oauth2/token`, formBody({ client_id: CLIENT_ID, ...fields }));
  const tokens: Tokens = JSON.parse(await response.text());
  return { status: response.status, tokens };
}

export async function exchangeCode(issuer: string, code: string, verifier: string) {
  const fields = { code, code_verifier: verifier, redirect_uri: REDIRECT_URI };
  return token(issuer, { grant_type: 'authorization_code', ...fields });
}

export function refresh(issuer: string, refreshToken: string) {
  return token(issuer, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** The whole way: a person with tokens. */
export async function signIn(
  issuer: string,
  browser = new Browser(),
  email = MANAGER.email,
): Promise<Tokens> {
  const { code, verifier } = await obtainCode(issuer, browser, email);
  return (await exchangeCode(issuer, code, verifier)).tokens;
}

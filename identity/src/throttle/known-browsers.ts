import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { normalizeEmail } from '../accounts/users.ts';
import type { Exchange } from '../endpoints/exchange.ts';

const HALF_A_YEAR_S = 180 * 24 * 3600;

/**
 * Browsers in which an account was signed in before. What fails elsewhere doesn't count against them, so nobody can keep
 * the owner out. Such a cookie opens nothing: it only lets its holder's failures be counted apart.
 */
export interface KnownBrowsers {
  /** Marks the browser, for the sign-in and for the page about it; the answer has to be sent afterwards. */
  remember(exchange: Exchange, email: string): void;
  /** The browser's own name, if this account was signed in there. */
  find(exchange: Exchange, email: string): string | undefined;
}

/** The mark is signed with the provider's cookie keys: the first signs, all are accepted. */
export function knownBrowsers(keys: { cookies: string[] }, secure: boolean): KnownBrowsers {
  return {
    remember({ res }, email) {
      const name = randomBytes(16).toString('base64url');
      const value = `${name}.${sign(keys.cookies[0] ?? '', email, name)}`;
      const attributes = `Path=/; Max-Age=${HALF_A_YEAR_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
      res.appendHeader('Set-Cookie', `${cookieName(email)}=${value}; ${attributes}`);
    },
    find(exchange, email) {
      const [name = '', signature = ''] = (readCookie(exchange, cookieName(email)) ?? '').split('.');
      return keys.cookies.some((key) => isEqual(signature, sign(key, email, name))) ? name : undefined;
    },
  };
}

/** One cookie for each account, so that several people can share a computer. */
const cookieName = (email: string) =>
  `muster_idp_known_${createHash('sha256').update(normalizeEmail(email)).digest('hex').slice(0, 16)}`;

const sign = (key: string, email: string, name: string) =>
  createHmac('sha256', key)
    .update(`known browser\n${normalizeEmail(email)}\n${name}`)
    .digest('base64url');

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** A cookie of the request. */
export function readCookie({ req }: Exchange, name: string): string | undefined {
  const pairs = (req.headers.cookie ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

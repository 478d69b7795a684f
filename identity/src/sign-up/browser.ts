import type { Exchange } from '../endpoints/exchange.ts';
import { readCookie } from '../throttle/known-browsers.ts';

const NAME = 'muster_idp_sign_up';
const DAY_S = 24 * 3600;

/** The sign-up that a browser has begun, and the sign-in that it began from. */
export interface Begun {
  token: string;
  /** Empty when it began without a sign-in. */
  uid: string;
}

/** Only the browser that signed up can confirm: whoever gets the code by mail alone must not finish what a stranger began. */
export function keepInBrowser({ res }: Exchange, { token, uid }: Begun, secure: boolean): void {
  const attributes = `Path=/; Max-Age=${DAY_S}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  res.appendHeader('Set-Cookie', `${NAME}=${token}.${uid}; ${attributes}`);
}

export function findInBrowser(exchange: Exchange): Begun | undefined {
  const [, token, uid] = /^([\w-]+)\.([\w-]*)$/.exec(readCookie(exchange, NAME) ?? '') ?? [];
  return token !== undefined && uid !== undefined ? { token, uid } : undefined;
}

/** The sign-in that an address belongs to: `/sign-in/{uid}/sign-up`, or none in `/sign-up`. */
export function uidOf({ url }: Exchange): string {
  return /^\/sign-in\/([\w-]+)\//.exec(url.pathname)?.[1] ?? '';
}

/** The page of a step, within the sign-in that the browser came from. */
export function stepAddress(uid: string, step: string): string {
  return uid === '' ? `/${step}` : `/sign-in/${uid}/${step}`;
}

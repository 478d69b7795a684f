import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import type { AccountParts } from '../accounts/account-parts.ts';
import { findUser, type SigningIn } from '../accounts/users.ts';
import { type Endpoint, type Exchange, readBody, redirect, reply } from '../endpoints/exchange.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { isOfGeneration } from '../provider/generation.ts';
import { FRESH_S, signInAddress } from './client.ts';

/** Somebody who has signed in at the provider within the last ten minutes. */
export interface Visitor {
  user: SigningIn;
  /** The provider's session, which outlives its changing cookie. */
  sessionUid: string;
  /** What every form carries, so that no other site can send one. */
  token: string;
}

const FORGED = {
  title: 'This form is out of date',
  text: 'It belongs to another sign-in, so nothing was changed. Open the page again.',
  way: { label: 'Open the page again', href: '/security' },
};

/** Lets only a visitor in. Everybody else signs in first, by whatever way, and comes back to the page. */
export function securityGate(provider: Provider, cookieKeys: string[], { pool, settings }: AccountParts) {
  const visitorOf = async (exchange: Exchange): Promise<Visitor | undefined> => {
    const session = await sessionOf(provider, exchange);
    if (!session.accountId || session.past(FRESH_S)) return undefined;
    const user = await findUser(pool, session.accountId);
    if (!user || !isOfGeneration(session, user)) return undefined;
    return { user, sessionUid: session.uid, token: tokenOf(cookieKeys[0] ?? '', session.uid) };
  };

  return {
    /** A page of the visitor's. */
    open(work: (exchange: Exchange, visitor: Visitor) => Promise<void>): Endpoint {
      return async (exchange) => {
        const visitor = await visitorOf(exchange);
        if (visitor) await work(exchange, visitor);
        else redirect(exchange, 303, signInAddress(settings.issuer, 'open'));
      };
    },
    /** A form that the visitor sends. One that comes too late changes nothing, and the page says so afterwards. */
    submit(work: (exchange: Exchange, visitor: Visitor, form: URLSearchParams) => Promise<void>): Endpoint {
      return async (exchange) => {
        const form = new URLSearchParams(await readBody(exchange));
        const visitor = await visitorOf(exchange);
        const sent = form.get('token') ?? '';
        if (!visitor) redirect(exchange, 303, signInAddress(settings.issuer, 'repeat'));
        else if (cookieKeys.some((key) => isEqual(sent, tokenOf(key, visitor.sessionUid))))
          await work(exchange, visitor, form);
        else reply(exchange, 403, pageHeaders(settings), messagePage(FORGED));
      };
    },
  };
}

function sessionOf(provider: Provider, { req, res }: Exchange) {
  return provider.Session.get(provider.createContext(req, res));
}

const tokenOf = (key: string, sessionUid: string) =>
  createHmac('sha256', key).update(`security\n${sessionUid}`).digest('base64url');

function isEqual(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

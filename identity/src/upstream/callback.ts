import type { Pool } from 'pg';
import { type Exchange, readBody, redirect, reply } from '../endpoints/exchange.ts';
import { applicationAddress, type Settings } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { keepAnswer } from './attempts.ts';

/** The one address that is registered with every provider. */
export const CALLBACK = '/upstream/callback';

const COOKIE = 'muster_idp_upstream';
const PATH = '/upstream';
const HOUR = 3600;

/** Lets a browser that comes back with a state nobody knows find the way to its form again. It opens nothing. */
export function rememberInteraction({ res }: Exchange, interaction: string, issuer: string): void {
  const secure = issuer.startsWith('https:') ? '; Secure' : '';
  res.appendHeader(
    'Set-Cookie',
    `${COOKIE}=${interaction}; Path=${PATH}; Max-Age=${HOUR}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/**
 * A browser comes back. What it brings stays here, and it is sent on to the page of its sign-in, where its cookie
 * counts: that cookie isn't sent to this address, nor with what Apple's page posts from another site.
 */
export function callback(pool: Pool, settings: Settings) {
  return async (exchange: Exchange): Promise<void> => {
    const posted = exchange.req.method === 'POST';
    const answer = posted
      ? new URLSearchParams(await readBody(exchange))
      : new URLSearchParams(exchange.url.searchParams);
    const state = answer.get('state') ?? '';
    const query = new URLSearchParams({ state });
    const known = await keepAnswer(pool, state, answer.toString());
    const interaction = known ?? interactionOf(exchange);
    if (interaction) redirect(exchange, 303, `/sign-in/${interaction}/upstream?${query}`);
    else if (posted) redirect(exchange, 303, `${CALLBACK}?${query}`);
    else reply(exchange, 400, pageHeaders(settings), messagePage(lost(settings)));
  };
}

function interactionOf({ req }: Exchange): string | undefined {
  return new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)(?:;|$)`).exec(req.headers.cookie ?? '')?.[1];
}

function lost(settings: Settings) {
  return {
    title: 'This sign-in can’t go on',
    text: 'What came back from the other provider belongs to no sign-in of this browser. Start again from Muster.',
    way: { label: 'Back to Muster', href: applicationAddress(settings) },
  };
}

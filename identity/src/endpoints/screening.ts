import { applicationAddress, type Settings } from '../options.ts';
import { pageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import { CALLBACK } from '../upstream/callback.ts';
import { type Exchange, reply } from './exchange.ts';

/** What other sites may post to: the application's calls, and Apple's way back. None of these believes a cookie. */
const OPEN = ['/', '/oauth2/token', '/oauth2/revoke', CALLBACK];

/**
 * Refuses what none of our pages sends, before anything is looked up; false when the request may go on. A form that
 * another site posts could begin a sign-up in somebody's browser with a password that the other site knows.
 */
export function screen(exchange: Exchange, settings: Settings): boolean {
  const { req, url } = exchange;
  const foreign = req.method === 'POST' && !OPEN.includes(url.pathname) && isForeign(exchange, settings);
  if (foreign) refuse(exchange, settings, 403, FOREIGN);
  else if (req.url?.includes('%00')) refuseUnreadable(exchange, settings);
  else return false;
  return true;
}

/** The browser says where a form stands; where it doesn't, only its origin. A program says neither. */
function isForeign({ req }: Exchange, { issuer }: Settings): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = req.headers;
  return origin !== undefined && origin !== new URL(issuer).origin;
}

/** For a sign that no text can have and no table can keep. */
export function refuseUnreadable(exchange: Exchange, settings: Settings): void {
  refuse(exchange, settings, 400, UNREADABLE);
}

function refuse(
  exchange: Exchange,
  settings: Settings,
  status: number,
  words: { title: string; text: string },
) {
  const way = { label: 'Back to Muster', href: applicationAddress(settings) };
  reply(exchange, status, pageHeaders(settings), messagePage({ ...words, way }));
}

const FOREIGN = {
  title: 'This form stands on another site',
  text: 'Only our own pages may send it, so nothing was done. Open the page from Muster and try again.',
};

const UNREADABLE = {
  title: 'This can’t be read',
  text: 'What was sent holds a sign that no text can have. Go back, correct it and try again.',
};

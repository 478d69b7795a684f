import type { AccountParts } from '../accounts/account-parts.ts';
import { type Endpoint, type Exchange, redirect, reply } from '../endpoints/exchange.ts';
import { applicationAddress, isMailSetUp, type Settings } from '../options.ts';
import { pageHeaders, scriptedPageHeaders } from '../pages/headers.ts';
import { messagePage } from '../pages/message-page.ts';
import type { RelyingParty } from '../passkeys/relying-party.ts';
import { hasAuthenticator } from '../second-factor/authenticators.ts';
import { countRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { deviceOf } from '../sessions/device.ts';
import { retryAfter } from '../throttle/too-many.ts';
import type { Visitor } from './gate.ts';
import { NOTES, type Problem } from './outcome.ts';
import { securityPage } from './pages/security-page.ts';
import { findWaysIn } from './ways-in.ts';

const NOT_SIGNED_IN = {
  title: 'You are not signed in',
  text: 'The sign-in that this page needs came to nothing.',
  way: { label: 'Try again', href: '/security' },
};

/** Shows how the visitor signs in, with what has just been changed or what is wrong. */
export function overview({ pool, settings }: AccountParts, party: RelyingParty | undefined) {
  return async (exchange: Exchange, visitor: Visitor, problem?: Problem): Promise<void> => {
    const { sub } = visitor.user;
    const text = securityPage({
      ...visitor,
      ...(await findWaysIn(pool, sub, settings.upstreams)),
      hasAuthenticator: await hasAuthenticator(pool, sub),
      recoveryCodes: await countRecoveryCodes(pool, sub),
      party,
      device: deviceOf(exchange.req.headers['user-agent'] ?? '') ?? '',
      home: applicationAddress(settings),
      mailed: isMailSetUp(settings),
      note: noteOf(exchange),
      problem,
    });
    const { status, headers } = answerTo(problem);
    reply(exchange, status, { ...scriptedPageHeaders(settings), ...headers }, text);
  };
}

/** Takes what a sign-in for this page brings along out of its address; a failed one doesn't go in circles. */
export function landing(settings: Settings, open: Endpoint): Endpoint {
  return (exchange) => {
    const { searchParams } = exchange.url;
    if (searchParams.has('error')) {
      reply(exchange, 400, pageHeaders(settings), messagePage(NOT_SIGNED_IN));
    } else if (searchParams.has('iss')) {
      const late = searchParams.get('state') === 'repeat';
      redirect(exchange, 303, late ? '/security?note=repeat' : '/security');
    } else {
      return open(exchange);
    }
  };
}

function answerTo(problem: Problem | undefined) {
  if (problem?.waitMs) return { status: 429, headers: retryAfter(problem.waitMs) };
  return { status: problem ? 400 : 200, headers: {} };
}

function noteOf({ req, url }: Exchange) {
  if (req.method !== 'GET') return undefined;
  const asked = url.searchParams.get('note');
  const text = Object.entries(NOTES).find(([name]) => name === asked)?.[1];
  return text && { text, failed: asked === 'repeat' };
}

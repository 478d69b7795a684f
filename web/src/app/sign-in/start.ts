import type { QueryClient } from '@tanstack/react-query';
import { loadConfig } from '../../platform/config.ts';
import { forgetFirstReads } from '../../platform/http/first-reads.ts';
import { session } from '../../platform/session/current-session.ts';
import { rememberRoute } from '../../platform/session/return-address.ts';
import { SessionError } from '../../platform/session/session-error.ts';
import { noteSignInProblem } from './sign-in-problem.ts';

/** What has to be known before the first page: the configuration, and whether somebody just came back from signing in. */
export async function start(): Promise<void> {
  await loadConfig();
  if (!session().inFlight) return;
  forgetFirstReads();
  const { href } = window.location;
  try {
    await session().completeReturn();
    await requireTokens();
  } catch (error) {
    // Somebody left the hosted page some other way and now opens a page of ours: that is no return to complain about.
    if (isReturn(new URL(href))) noteSignInProblem(error);
    else window.history.replaceState(window.history.state, '', href);
  }
}

const isReturn = ({ pathname, searchParams }: URL): boolean =>
  ['code', 'state', 'error'].some((name) => searchParams.has(name)) ||
  (pathname === '/signin' && !searchParams.has('redirect_to'));

async function requireTokens(): Promise<void> {
  const tokens = await session()
    .tokens()
    .catch(() => null);
  if (!tokens) {
    throw new SessionError('OAuthSignInException', 'Unable to get user session following successful sign-in');
  }
}

/** What happens when the session ends: the person's data goes, the route is remembered, /signin opens. */
export function whenSessionEnds(client: QueryClient, goToSignIn: () => void): (error?: unknown) => void {
  return (error) => {
    const { pathname, search, hash } = window.location;
    if (error) noteSignInProblem(error);
    client.clear();
    forgetFirstReads();
    if (pathname === '/signin') return;
    rememberRoute(`${pathname}${search}${hash}`);
    goToSignIn();
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { loadConfig } from '../../platform/config.ts';
import { forgetFirstReads } from '../../platform/http/first-reads.ts';
import { report } from '../../platform/reporting.ts';
import { session } from '../../platform/session/current-session.ts';
import { isFramed } from '../../platform/session/framed.ts';
import { rememberRoute } from '../../platform/session/return-address.ts';
import { followSession } from './follow-session.ts';
import { noteSignInProblem } from './sign-in-problem.ts';

/** What has to be known before the first page: the configuration, and whether somebody just came back from signing in; `restore` brings what was read last. */
export async function start(
  client: QueryClient,
  router: AnyRouter,
  restore: (client: QueryClient) => Promise<void>,
): Promise<void> {
  await loadConfig();
  if (isFramed())
    await import('../embedding/enter-frame.ts').then(({ enterFrame }) => enterFrame(client, router));
  const arrived = session().inFlight && (await comeBack());
  await restore(client);
  followSession(client, router);
  // A guest gets an identity, which becomes the person's own when they sign in. Nobody waits for it.
  if (arrived || !session().held()) {
    void session()
      .credentials()
      .catch((error: unknown) => report(error, 'warning'));
  }
}

async function comeBack(): Promise<boolean> {
  forgetFirstReads();
  const { href } = window.location;
  try {
    return (await session().completeReturn()) !== null;
  } catch (error) {
    // Somebody left the hosted page some other way and now opens a page of ours: that is no return to complain about.
    if (isReturn(new URL(href))) noteSignInProblem(error);
    else window.history.replaceState(window.history.state, '', href);
    return false;
  }
}

const isReturn = ({ pathname, searchParams }: URL): boolean =>
  ['code', 'state', 'error'].some((name) => searchParams.has(name)) ||
  (pathname === '/signin' && (!searchParams.has('redirect_to') || isBack()));

const isBack = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');

/** What happens when the session ends: the person's data goes, the route is remembered, /signin opens. */
export function whenSessionEnds(client: QueryClient, goToSignIn: () => void): (error?: unknown) => void {
  return (error) => {
    const { pathname, search, hash } = window.location;
    if (session().leaving) return;
    if (error) noteSignInProblem(error);
    client.clear();
    forgetFirstReads();
    if (pathname === '/signin') return;
    rememberRoute(`${pathname}${search}${hash}`);
    goToSignIn();
  };
}

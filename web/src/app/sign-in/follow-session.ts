import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { t } from '../../features/session/messages.ts';
import { currentUser } from '../../platform/person.ts';
import { session } from '../../platform/session/current-session.ts';
import { rememberRouteHere, takeRoute } from '../../platform/session/return-address.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { noteSignInProblem } from './sign-in-problem.ts';

/** Where the page itself is loaded or covered; replaced in tests. */
export interface Surroundings {
  readonly load: (address: string) => void;
  readonly cover: (covered: boolean) => void;
}

const thisWindow: Surroundings = {
  load: (address) => window.location.replace(address),
  cover: (covered) => {
    const place = document.getElementById('root');
    if (place) place.style.visibility = covered ? 'hidden' : '';
  },
};

/**
 * Lets the pages follow the session: a cancelled sign-in and a failed sign-out are told on /signin; what another tab did
 * is done here too; after a sign-out nothing of the person stays to be seen, not even by the Back button.
 */
export function followSession(client: QueryClient, router: AnyRouter, around = thisWindow): () => void {
  const stop = session().on((event, detail) => {
    if (event === 'signInWithRedirect_failure') {
      noteSignInProblem(detail);
      void router.invalidate();
    } else if (event === 'signedOut') {
      forgetDrafts(client.getQueryData(currentUser.queryKey)?.sub);
      takeRoute();
      if (detail) toSignIn(client, router, detail);
      else around.cover(true);
    } else if (event === 'changedElsewhere') {
      if (detail === 'other') {
        rememberRouteHere(null);
        around.load('/');
      } else if (detail === 'out') {
        rememberRouteHere(here());
        toSignIn(client, router, t('signed_out_elsewhere'));
      } else if (window.location.pathname === '/signin') void router.invalidate();
    }
  });
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || session().held() || window.location.pathname === '/signin') return;
    around.load('/signin');
  };
  window.addEventListener('pageshow', comeBack);
  return () => {
    stop();
    window.removeEventListener('pageshow', comeBack);
  };
}

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;

function toSignIn(client: QueryClient, router: AnyRouter, problem: unknown): void {
  noteSignInProblem(problem);
  client.clear();
  if (window.location.pathname === '/signin') void router.invalidate();
  else void router.navigate({ to: '/signin' });
}

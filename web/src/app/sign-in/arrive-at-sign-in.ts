import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { SignInState } from '../../features/session/screens/sign-in-screen.tsx';
import { config } from '../../platform/config.ts';
import { session } from '../../platform/session/current-session.ts';
import { rememberTarget, takeRoute, takeTarget } from '../../platform/session/return-address.ts';
import { t } from '../messages.ts';
import { PageError } from '../page-error.ts';
import { personHere } from './person-here.ts';
import { takeSignInProblem } from './sign-in-problem.ts';

/**
 * Guard of /signin: keeps a valid `redirect_to`, sends signed-in people on (stored target, else stored path, else `/`).
 * Error: 400 'Bad redirection URL'.
 */
export async function arriveAtSignIn(
  redirectTo: string | undefined,
  client: QueryClient,
  leaveTo = (address: string) => window.location.replace(address),
): Promise<{ state: SignInState }> {
  if (redirectTo !== undefined) keepTarget(redirectTo);
  const problem = takeSignInProblem();
  const failure = problem ?? (await unknownPerson(client));
  if (failure === null) return { state: await sendOn(leaveTo) };
  if (failure === SIGNED_OUT) {
    // The hosted page would be the browser's own error page.
    if (!onlineManager.isOnline()) return { state: { kind: 'problem', reason: t('unstarted'), held: false } };
    return { state: { kind: 'start' } };
  }
  return { state: { kind: 'problem', reason: reasonOf(failure), held: session().held() } };
}

const SIGNED_OUT = Symbol('signed out');

async function unknownPerson(client: QueryClient): Promise<unknown> {
  try {
    return (await personHere(client)) ? null : SIGNED_OUT;
  } catch (error) {
    return takeSignInProblem() ?? error;
  }
}

function keepTarget(redirectTo: string): void {
  try {
    rememberTarget(redirectTo);
  } catch {
    throw new PageError(400, 'Bad redirection URL');
  }
}

async function sendOn(leaveTo: (address: string) => void): Promise<SignInState> {
  const target = takeTarget();
  if (target && !isOurs(target)) return { kind: 'leave', target };
  if (!target) throw redirect({ href: takeRoute() ?? '/', replace: true });
  leaveTo(target);
  // The page is being left; nothing else may be drawn meanwhile.
  return new Promise<never>(() => undefined);
}

function isOurs(target: string): boolean {
  const { publicUrl, coreUrl, dashboardUrl } = config();
  const origin = URL.parse(target)?.origin;
  return [window.location.origin, publicUrl, coreUrl, dashboardUrl].some(
    (address) => URL.parse(address)?.origin === origin,
  );
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

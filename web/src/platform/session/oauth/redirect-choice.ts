import { SessionError } from '../session-error.ts';

/**
 * The redirect address that belongs to `here` (an absolute address): the first that starts with its origin and path,
 * else the first of its origin. Errors: InvalidOriginException where only others are configured,
 * InvalidRedirectException where none is usable.
 */
export function chooseRedirect(redirects: readonly string[], here: string): string {
  const { origin, pathname } = new URL(here);
  const chosen =
    redirects.find((redirect) => redirect.startsWith(`${origin}${pathname}`)) ??
    redirects.find((redirect) => URL.parse(redirect)?.origin === origin);
  if (chosen) return chosen;
  if (redirects.some((redirect) => /^https?:\/\//.test(redirect))) {
    throw new SessionError(
      'InvalidOriginException',
      'redirect is coming from a different origin. The oauth flow needs to be initiated from the same origin',
    );
  }
  throw new SessionError(
    'InvalidRedirectException',
    'signInRedirect or signOutRedirect had an invalid format or was not found.',
  );
}

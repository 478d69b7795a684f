/**
 * What /signin shows: it leaves for the hosted page, it says why that or the session didn't work (`held` = tokens are
 * here, so a retry may help), or it asks before leaving for another host.
 */
export type SignInState =
  | { readonly kind: 'start' }
  | { readonly kind: 'problem'; readonly reason: string; readonly held: boolean }
  | { readonly kind: 'leave'; readonly target: string };

/**
 * What can happen to a session: the published names, and `changedElsewhere` (detail: a `PersonChange`) when another tab
 * or application signed somebody in or out.
 */
export type SessionEvent =
  | 'customOAuthState'
  | 'signInWithRedirect'
  | 'signInWithRedirect_failure'
  | 'signedIn'
  | 'signedOut'
  | 'tokenRefresh'
  | 'tokenRefresh_failure'
  | 'changedElsewhere';

/** `detail`: the custom state, the change, or the error of a failure (with `signedOut`: of the provider's logout page). */
export type SessionListener = (event: SessionEvent, detail?: unknown) => void;

/** Tells events to whoever listens; `on` returns the way to stop. */
export function sessionEvents() {
  const listeners = new Set<SessionListener>();
  const tell: SessionListener = (event, detail) => {
    for (const listener of listeners) listener(event, detail);
  };
  const on = (listener: SessionListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { tell, on };
}

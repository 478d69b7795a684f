import { LeaveView } from './leave-view.tsx';
import { ProblemView } from './problem-view.tsx';
import { StartView } from './start-view.tsx';

/**
 * What /signin shows: it leaves for the hosted page, it says why that or the session didn't work (`held` = tokens are
 * here, so a retry may help), or it asks before leaving for another host.
 */
export type SignInState =
  | { readonly kind: 'start' }
  | { readonly kind: 'problem'; readonly reason: string; readonly held: boolean }
  | { readonly kind: 'leave'; readonly target: string };

/** /signin in its three states. */
export function SignInScreen({ state }: { state: SignInState }) {
  if (state.kind === 'leave') return <LeaveView target={state.target} />;
  if (state.kind === 'problem') return <ProblemView reason={state.reason} held={state.held} />;
  return <StartView />;
}

import type { SignInState } from '../sign-in-state.ts';
import { LeaveView } from './leave-view.tsx';
import { ProblemView } from './problem-view.tsx';
import { StartView } from './start-view.tsx';

/** /signin in its three states. */
export function SignInScreen({ state }: { state: SignInState }) {
  if (state.kind === 'leave') return <LeaveView target={state.target} />;
  if (state.kind === 'problem') return <ProblemView reason={state.reason} held={state.held} />;
  return <StartView />;
}

import { Outlet } from '@tanstack/react-router';
import { useFormat } from '../../platform/format/use-format.ts';
import { isFramed } from '../../platform/session/framed.ts';
import { BareShell } from '../../ui/shell/bare-shell.tsx';
import { UiHabitsProvider } from '../../ui/theme/habits-context.ts';
import { ReachBoundary } from '../errors/reach-boundary.tsx';
import { useFollowAccess } from '../shell/use-follow-access.ts';

/** A page made to sit inside another application: no drawer, and of the top bar only the page's own head. */
export const EmbeddedLayout = () => (isFramed() ? <Bare /> : <Followed />);

/** Opened by somebody who is signed in: what they may do can change while it stands there. */
function Followed() {
  const isLeaving = useFollowAccess();
  return <Bare isLeaving={isLeaving} />;
}

function Bare({ isLeaving = false }: { isLeaving?: boolean }) {
  return (
    <UiHabitsProvider value={useFormat()}>
      <BareShell>
        <ReachBoundary>{!isLeaving && <Outlet />}</ReachBoundary>
      </BareShell>
    </UiHabitsProvider>
  );
}

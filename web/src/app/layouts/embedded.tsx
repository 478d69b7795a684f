import { Outlet } from '@tanstack/react-router';
import { useFormat } from '../../platform/format/use-format.ts';
import { BareShell } from '../../ui/shell/bare-shell.tsx';
import { UiHabitsProvider } from '../../ui/theme/habits-context.ts';
import { ReachBoundary } from '../errors/reach-boundary.tsx';
import { useFollowAccess } from '../shell/use-follow-access.ts';

/** A page made to sit inside another application: no drawer, and of the top bar only the page's own head. */
export function EmbeddedLayout() {
  const isLeaving = useFollowAccess();
  return (
    <UiHabitsProvider value={useFormat()}>
      <BareShell>
        <ReachBoundary>{!isLeaving && <Outlet />}</ReachBoundary>
      </BareShell>
    </UiHabitsProvider>
  );
}

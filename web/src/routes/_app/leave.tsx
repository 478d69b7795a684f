import { createFileRoute } from '@tanstack/react-router';
import { organizationNeeded } from '../../app/guards.ts';
import { leaveSearch } from '../../features/leave/effects/address.ts';
import { LeaveScreen } from '../../features/leave/screens/leave-screen.tsx';

export const Route = createFileRoute('/_app/leave')({
  validateSearch: leaveSearch,
  beforeLoad: organizationNeeded,
  component: LeavePage,
});

function LeavePage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LeaveScreen
      search={search}
      onSearch={(to) => void navigate({ search: (now) => ({ ...now, ...to }), replace: true })}
    />
  );
}

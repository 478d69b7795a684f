import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { adminOnly, organizationNeeded } from '../../../app/guards.ts';
import { NotificationsScreen } from '../../../features/announcements/screens/notifications-screen.tsx';

export const Route = createFileRoute('/_app/admin/notifications')({
  beforeLoad: (given) => {
    adminOnly(given);
    organizationNeeded(given);
  },
  component: Notifications,
});

function Notifications() {
  const { pathname } = useLocation();
  return (
    <NotificationsScreen pathname={pathname}>
      <Outlet />
    </NotificationsScreen>
  );
}

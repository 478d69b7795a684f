import { createFileRoute, Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { adminOnly } from '../../../app/guards.ts';
import { REPORT_TABS, reportsHref } from '../../../features/reports/components/report-tabs.ts';
import { ReportsScreen } from '../../../features/reports/screens/reports-screen.tsx';

export const Route = createFileRoute('/_app/admin/reports')({
  beforeLoad: adminOnly,
  component: Reports,
});

function Reports() {
  const { pathname } = useLocation();
  const { routesByPath } = useRouter();
  const kinds = REPORT_TABS.filter((tab) => reportsHref(tab) in routesByPath);
  return (
    <ReportsScreen pathname={pathname} kinds={kinds}>
      <Outlet />
    </ReportsScreen>
  );
}

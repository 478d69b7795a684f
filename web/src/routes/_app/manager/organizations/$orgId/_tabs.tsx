import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { OrganizationScreen } from '../../../../../features/organizations/screens/organization-screen.tsx';

export const Route = createFileRoute('/_app/manager/organizations/$orgId/_tabs')({
  component: Organization,
});

function Organization() {
  const { pathname } = useLocation();
  return (
    <OrganizationScreen pathname={pathname}>
      <Outlet />
    </OrganizationScreen>
  );
}

import { createFileRoute } from '@tanstack/react-router';
import { adminOnly } from '../../../../app/guards.ts';
import { NewOrganizationScreen } from '../../../../features/administered-organizations/screens/new-organization-screen.tsx';

export const Route = createFileRoute('/_app/admin/organizations/new')({
  beforeLoad: adminOnly,
  component: NewOrganizationScreen,
});
